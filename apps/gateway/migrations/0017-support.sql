-- What a merchant has chosen for its customer service; who has no row has chosen nothing, and the usual holds.
create table support_setting (
  merchant_code text primary key references merchant (code),
  -- By ISO weekday, 1 is Monday: from when till when somebody is there, in minutes of the merchant's day. Null is always.
  hours jsonb,
  feedback_shortest integer not null check (feedback_shortest between 1 and feedback_longest),
  feedback_longest integer not null check (feedback_longest <= 2000)
);

-- Drawn anew from what a member sent; it waits to be sent with something, and is forgotten if it never is.
create table support_picture (
  name text primary key check (name ~ '^[A-Za-z0-9_-]{32}$'),
  merchant_code text not null references merchant (code),
  member_id bigint not null references member (id),
  picture bytea not null,
  width integer not null,
  height integer not null,
  at timestamptz not null,
  used boolean not null default false
);
create index support_picture_unused on support_picture (at) where not used;

create table support_feedback (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  member_id bigint not null references member (id),
  kind text not null check (kind in ('DEPOSIT', 'WITHDRAWAL', 'GAME', 'PROMOTION', 'ACCOUNT', 'SITE', 'OTHER')),
  content text not null,
  pictures text[] not null check (cardinality(pictures) <= 3),
  state text not null check (state in ('SENT', 'READ', 'ANSWERED', 'CLOSED')),
  -- The caller's own name for it: repeated, it is the same feedback.
  request_key text not null,
  sent_at timestamptz not null,
  -- There is an answer that the member has not seen.
  is_new boolean not null default false,
  -- Grows with each change that the member's pages have to know.
  changes integer not null default 1,
  unique (member_id, request_key)
);
create index support_feedback_of_member on support_feedback (member_id, id desc);
create index support_feedback_waiting on support_feedback (merchant_code, id) where state in ('SENT', 'READ');

create table support_answer (
  id bigint generated always as identity primary key,
  feedback_id bigint not null references support_feedback (id) on delete cascade,
  who text not null,
  text text not null,
  at timestamptz not null
);
create index support_answer_of_feedback on support_answer (feedback_id, id);

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
