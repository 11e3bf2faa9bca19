-- Text messages and mails on their way. One is written in the transaction of what caused it, and sent after the commit by
-- whichever instance is first; nothing that was acknowledged is lost.
create table outbox_message (
  id uuid primary key,
  merchant_code text not null references merchant (code),
  channel text not null check (channel in ('sms', 'mail')),
  recipient text not null,
  subject text not null,
  -- Codes and links open doors: sealed by the gateway's secret, and gone as soon as nobody has to send it any more.
  body bytea,
  state text not null default 'waiting' check (state in (
    'waiting', 'sent', 'delivered', 'undelivered', 'refused', 'expired')),
  written_at timestamptz not null,
  -- Until then whoever took it last is at work on it; after that anybody may take it.
  due_at timestamptz not null,
  -- A code that arrives after its time only confuses.
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
-- A mailbox gets so many mails a day from us, however many members say that it is theirs.
create index outbox_message_recipient on outbox_message (lower(recipient), written_at desc) where channel = 'mail';
