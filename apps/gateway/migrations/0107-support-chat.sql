-- What a member, or the visitor of one browser, and the merchant's people say to each other; each has one for good.
create table support_conversation (
  id bigint generated always as identity primary key,
  -- Whose site it began at.
  merchant_code text not null references merchant (code),
  member_id bigint unique references member (id),
  -- Of a visitor the hash of what his browser keeps.
  visitor text unique,
  -- The number of its last message; they are numbered under this row's lock.
  last_seq integer not null default 0,
  -- Up to where each side has seen it.
  player_read integer not null default 0,
  service_read integer not null default 0,
  -- The service's messages that the player has not seen.
  unread integer not null default 0,
  closed_at timestamptz,
  begun_at timestamptz not null,
  last_at timestamptz not null,
  -- Grows with each change that the player's pages have to know.
  changes integer not null default 0,
  check ((member_id is null) <> (visitor is null))
);
create index support_conversation_of_merchant on support_conversation (merchant_code, last_at desc);

create table support_message (
  conversation_id bigint not null references support_conversation (id) on delete cascade,
  seq integer not null check (seq > 0),
  sender text not null check (sender in ('player', 'service')),
  -- What the player's browser calls it: it is kept once.
  client_id text,
  -- Of the merchant's people: whose words they are.
  who text,
  text text not null,
  picture text references support_picture (name),
  at timestamptz not null,
  primary key (conversation_id, seq),
  unique (conversation_id, client_id),
  check ((sender = 'player') = (client_id is not null)),
  check (text <> '' or picture is not null)
);
