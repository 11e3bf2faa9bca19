-- Figures of the operator console's dashboard. A job sums the ledger per interval of five minutes, so that a page reads
-- a few thousand rows instead of all transfers of a day.

create table activity_sum (
  merchant_code text not null references merchant (code),
  -- Start of the interval of five minutes.
  period timestamptz not null,
  -- `transfer:<code>` of the ledger, `registration`, or `first_deposit`.
  measure text not null,
  -- In 1/10,000 of the merchant's currency.
  amount numeric(38) not null,
  count bigint not null,
  primary key (merchant_code, period, measure)
);

-- Members who placed a bet on a day in the merchant's time zone, with the time of the first bet.
create table active_player (
  merchant_code text not null references merchant (code),
  day date not null,
  member_id bigint not null references member (id),
  first_bet_at timestamptz not null,
  primary key (merchant_code, day, member_id)
);
create index active_player_time on active_player (merchant_code, day, first_bet_at);
create index active_player_member on active_player (member_id);

-- The time up to which all transfers are summed; one row.
create table activity_progress (
  only_row boolean primary key default true check (only_row),
  summed_until timestamptz not null
);

-- Whether external services respond. Written when the state changes, otherwise at most once a minute.
create table party_health (
  kind text not null check (kind in ('provider', 'vendor')),
  -- Null for a vendor, which serves all merchants.
  merchant_code text references merchant (code),
  code text not null,
  is_up boolean not null,
  -- Time of the last change between up and down.
  since timestamptz not null,
  seen_at timestamptz not null,
  -- Why the service is down, for staff.
  problem text not null default '',
  unique nulls not distinct (kind, merchant_code, code)
);

-- Transfers are written in the order of time, so each period occupies a contiguous range of pages.
create index transfer_time on transfer using brin (occurred_at) with (pages_per_range = 32, autosummarize = on);
create index deposit_credited_time on deposit (credited_at) where credited_at is not null;
create index member_registered_time on member (registered_at) where type <> 4;
create index deposit_to_check on deposit (merchant_code, created_at) where state in ('SUBMITTED', 'PROCESSING');
create index support_conversation_waiting on support_conversation (merchant_code, last_at)
  where closed_at is null and last_seq > service_read;
