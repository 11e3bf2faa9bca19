create schema carrier;

create table carrier.message (
  -- The sender's key of the message.
  reference uuid primary key,
  message_id uuid not null unique,
  recipient text not null,
  sender text not null,
  text text not null,
  taken_at timestamptz not null default now(),
  -- When it is on the phone; null for one that never gets there.
  arrives_at timestamptz,
  -- What is reported to the sender, and when; null where nothing ever is.
  report text check (report in ('delivered', 'undelivered')),
  -- Until then whoever reports it is at work on it.
  report_due_at timestamptz,
  reported_at timestamptz
);
create index message_newest on carrier.message (taken_at);
create index message_report on carrier.message (report_due_at) where report is not null and reported_at is null;
