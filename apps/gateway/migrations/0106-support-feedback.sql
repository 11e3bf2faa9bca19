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
