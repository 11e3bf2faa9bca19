create schema payouts;

create table payouts.payout (
  -- Id of the merchant's key.
  key_id text not null,
  reference text not null,
  payout_id text not null unique,
  -- In the currency of the payout.
  amount numeric(19, 4) not null,
  currency text not null,
  bank_code text not null,
  account_number text not null,
  account_holder text not null,
  state text not null default 'processing' check (state in ('processing', 'paid', 'failed')),
  reason text not null default '',
  -- The outcome, and the time when it takes effect.
  becomes text not null check (becomes in ('paid', 'failed')),
  ends_at timestamptz not null,
  ended_at timestamptz,
  -- Whether the provider reports the outcome to the merchant, and when the next attempt is due; null when none is.
  is_told boolean not null,
  tell_at timestamptz,
  attempts integer not null default 0,
  opened_at timestamptz not null default now(),
  primary key (key_id, reference)
);
create index payout_ends on payouts.payout (ends_at) where state = 'processing';
create index payout_tell on payouts.payout (tell_at) where tell_at is not null;
create index payout_line on payouts.payout (key_id, ended_at) where state = 'paid';
