-- Customer-service settings of a merchant; without a row the defaults apply.
create table support_setting (
  merchant_code text primary key references merchant (code),
  -- Opening hours by ISO weekday, 1 is Monday, in minutes of the merchant's day. Null: always open.
  hours jsonb,
  feedback_shortest integer not null check (feedback_shortest between 1 and feedback_longest),
  feedback_longest integer not null check (feedback_longest <= 2000)
);

-- Images of members, re-encoded; pending until used in a message, and deleted if never used.
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
  -- Idempotency key of the caller: a repeat is the same feedback.
  request_key text not null,
  sent_at timestamptz not null,
  -- Whether there is an answer that the member has not seen.
  is_new boolean not null default false,
  -- Increases with each change that the member's pages have to receive.
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

-- Conversation between the merchant's staff and a member, or the visitor of one browser; each has one, permanently.
create table support_conversation (
  id bigint generated always as identity primary key,
  -- Merchant of the site at which it began.
  merchant_code text not null references merchant (code),
  member_id bigint unique references member (id),
  -- For a visitor: hash of the token that the browser stores.
  visitor text unique,
  -- Number of its last message; messages are numbered under this row's lock.
  last_seq integer not null default 0,
  -- Last message that each side has seen.
  player_read integer not null default 0,
  service_read integer not null default 0,
  -- Number of the staff's messages that the player has not seen.
  unread integer not null default 0,
  closed_at timestamptz,
  begun_at timestamptz not null,
  last_at timestamptz not null,
  -- Increases with each change that the player's pages have to receive.
  changes integer not null default 0,
  check ((member_id is null) <> (visitor is null))
);
create index support_conversation_of_merchant on support_conversation (merchant_code, last_at desc);

create table support_message (
  conversation_id bigint not null references support_conversation (id) on delete cascade,
  seq integer not null check (seq > 0),
  sender text not null check (sender in ('player', 'service')),
  -- Id assigned by the player's browser: the message is stored once.
  client_id text,
  -- Author, for messages of the merchant's staff.
  who text,
  text text not null,
  picture text references support_picture (name),
  at timestamptz not null,
  primary key (conversation_id, seq),
  unique (conversation_id, client_id),
  check ((sender = 'player') = (client_id is not null)),
  check (text <> '' or picture is not null)
);
