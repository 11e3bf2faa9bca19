-- Stopped vendors, measured calls of vendors, and the gateways that run.

alter table vendor_closing
  -- Whether bets are refused too. Otherwise members who are playing continue.
  add column stops_bets boolean not null default false;

-- Calls between the gateways and vendors by minute. Gateways add their counts every few seconds.
create table vendor_call_minute (
  vendor text not null references vendor (code),
  -- `out`: by a gateway to the vendor. `in`: by the vendor to a gateway.
  way text not null check (way in ('out', 'in')),
  minute timestamptz(3) not null,
  calls integer not null,
  -- Calls without a valid answer: of the vendor, or of the gateway.
  failures integer not null,
  -- Numbers of calls by duration: see `call-durations.ts`.
  durations integer[] not null,
  last_at timestamptz(3) not null,
  primary key (vendor, way, minute)
);

create index vendor_call_minute_by_time on vendor_call_minute (minute);

alter table vendor_key
  -- Time of the last verified call that was signed with this key, within a minute; null if there was none.
  add column used_at timestamptz(3);

alter table party_health
  -- Consecutive calls without an answer, at the gateway that called last.
  add column failures integer not null default 0,
  -- Until then this gateway does not call the party again (circuit breaker); null if it calls it.
  add column paused_until timestamptz(3);

-- Running gateways. Each writes its row every few seconds, and deletes it when it stops.
create table gateway_instance (
  id uuid primary key,
  -- Name of the machine, and port.
  name text not null,
  version text not null,
  started_at timestamptz(3) not null,
  seen_at timestamptz(3) not null,
  -- Milliseconds of the last write to the database.
  database_ms integer not null,
  -- Delay in milliseconds that 99 of 100 timers did not exceed since the last write: long if the process is overloaded.
  delay_ms integer not null
);

-- State of each part of the platform when it was last checked, for the time since which it is so.
create table health_part (
  -- `database`; with the merchant if it has one: `senders.aurora`.
  part text primary key,
  state text not null check (state in ('up', 'slow', 'down', 'unknown')),
  since timestamptz(3) not null,
  checked_at timestamptz(3) not null
);

-- Completed backups of the embedded database.
create table backup_run (
  id bigint primary key generated always as identity,
  folder text not null,
  kind text not null check (kind in ('create', 'update')),
  ended_at timestamptz(3) not null,
  -- Time up to which the backup can be restored.
  until timestamptz(3) not null
);

create index backup_run_by_time on backup_run (ended_at);

-- Sums of the ended rounds of real players by day and game, for the return to player.
create table game_return_day (
  merchant_code text not null references merchant (code),
  day date not null,
  node_id bigint not null,
  rounds bigint not null,
  staked numeric not null,
  paid numeric not null,
  -- Sums of squares and of products of stake and payout: the variance follows from them.
  staked_squares numeric not null,
  paid_squares numeric not null,
  products numeric not null,
  primary key (merchant_code, day, node_id)
);

-- Actual return to player of each game in the last 30 days, computed once a day.
create table game_return (
  merchant_code text not null references merchant (code),
  node_id bigint not null,
  rounds bigint not null,
  -- Payouts divided by stakes.
  actual double precision not null,
  -- Standard error of `actual`.
  error double precision not null,
  until date not null,
  primary key (node_id, merchant_code)
);
