create schema mailbox;

create table mailbox.mail (
  id bigint generated always as identity primary key,
  message_id text not null,
  recipient text not null,
  sender text not null,
  subject text not null,
  text text not null,
  received_at timestamptz not null default now(),
  -- A mail that is sent again is a duplicate.
  unique (message_id, recipient)
);
create index mail_newest on mailbox.mail (received_at);
