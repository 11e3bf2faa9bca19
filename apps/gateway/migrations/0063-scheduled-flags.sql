-- Changes of flags at a later time.
create table scheduled_flag (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  flag text not null,
  is_on boolean not null,
  -- Time from which the state applies.
  at timestamptz not null,
  reason text not null,
  -- Mail of the person who requested the change.
  requested_by text not null,
  requested_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'cancelled')),
  ended_at timestamptz,
  check ((state = 'waiting') = (ended_at is null))
);

-- For the job, and for the list of a merchant.
create index scheduled_flag_waiting on scheduled_flag (at) where state = 'waiting';
create index scheduled_flag_of_merchant on scheduled_flag (merchant_code, flag, at) where state = 'waiting';
