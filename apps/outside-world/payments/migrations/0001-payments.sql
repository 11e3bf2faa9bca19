create schema payments;

create table payments.payment (
  -- Id of the merchant's key.
  key_id text not null,
  reference text not null,
  payment_id text not null unique,
  -- Last part of the payment page's address.
  token text not null unique,
  kind text not null,
  -- In the currency of the payment.
  amount numeric(19, 4) not null,
  currency text not null,
  fee_percent numeric(9, 4) not null,
  -- Destination of the money: an account at the bank, an address on the chain; empty for all other payments.
  place text not null,
  confirmations_wanted integer not null,
  confirmations integer not null default 0,
  return_url text not null,
  language text not null,
  expires_at timestamptz not null,
  state text not null default 'waiting',
  arriving numeric(19, 4),
  -- Time of the next automatic step.
  next_at timestamptz,
  opened_at timestamptz not null default now(),
  primary key (key_id, reference)
);
create index payment_next on payments.payment (next_at) where next_at is not null;
create index payment_place on payments.payment (place) where place <> '';

-- Notifications to customers, each sent until acknowledged.
create table payments.notice (
  id uuid primary key,
  key_id text not null,
  body jsonb not null,
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  told_at timestamptz,
  made_at timestamptz not null default now()
);
create index notice_due on payments.notice (due_at) where told_at is null;

-- Received payments, as listed on a statement.
create table payments.line (
  id bigint generated always as identity primary key,
  key_id text not null,
  payment_id text not null,
  reference text not null,
  amount numeric(19, 4) not null,
  currency text not null,
  state text not null default 'paid',
  at timestamptz not null default now()
);
create index line_of on payments.line (key_id, id);
