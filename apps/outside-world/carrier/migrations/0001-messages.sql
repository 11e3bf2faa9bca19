create schema carrier;

create table carrier.message (
  -- Idempotency key, chosen by the carrier's customer: the gateway.
  reference uuid primary key,
  message_id uuid not null unique,
  recipient text not null,
  -- Name that the phone shows as the sender.
  sender text not null,
  text text not null,
  -- When the carrier accepted the message.
  taken_at timestamptz not null default now(),
  -- Arrival time on the phone; null when it never arrives.
  arrives_at timestamptz,
  -- Delivery report to the customer; null when there is none.
  report text check (report in ('delivered', 'undelivered')),
  -- Time when the report is due; while a process sends it, the end of that process's lease.
  report_due_at timestamptz,
  reported_at timestamptz
);
create index message_newest on carrier.message (taken_at);
create index message_report on carrier.message (report_due_at) where report is not null and reported_at is null;
