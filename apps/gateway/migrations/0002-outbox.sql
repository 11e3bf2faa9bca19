-- Outgoing text messages and emails. A message is inserted in the transaction of its cause, and sent after the commit
-- by the first instance; no acknowledged message is lost.
create table outbox_message (
  id uuid primary key,
  merchant_code text not null references merchant (code),
  channel text not null check (channel in ('sms', 'mail')),
  recipient text not null,
  subject text not null,
  -- Sealed with the gateway's secret, because codes and links grant access; deleted as soon as the message need not be
  -- sent any more.
  body bytea,
  state text not null default 'waiting' check (state in (
    'waiting', 'sent', 'delivered', 'undelivered', 'refused', 'expired')),
  written_at timestamptz not null,
  -- Lease: until then the last instance processes it; afterwards any instance may take it.
  due_at timestamptz not null,
  -- A code that arrives after its expiry only confuses.
  expires_at timestamptz not null,
  attempts integer not null default 0,
  provider_id text,
  problem text,
  ended_at timestamptz,
  check ((state = 'waiting') = (body is not null)),
  check (expires_at > written_at)
);
create index outbox_message_due on outbox_message (due_at) where state = 'waiting';
create index outbox_message_ended on outbox_message (ended_at) where ended_at is not null;
-- A mailbox gets a limited number of emails per day, for any number of members with this address.
create index outbox_message_recipient on outbox_message (lower(recipient), written_at desc) where channel = 'mail';
