create schema carrier;

create table carrier.message (
  -- The sender's key of the message.
  reference uuid primary key,
  message_id uuid not null unique,
  recipient text not null,
  sender text not null,
  text text not null,
  taken_at timestamptz not null default now(),
  -- Arrival time on the phone; null when it never arrives.
  arrives_at timestamptz,
  -- Report to the sender, and its time; null when there is none.
  report text check (report in ('delivered', 'undelivered')),
  -- End of the lease of the process that sends the report.
  report_due_at timestamptz,
  reported_at timestamptz
);
create index message_newest on carrier.message (taken_at);
create index message_report on carrier.message (report_due_at) where report is not null and reported_at is null;
