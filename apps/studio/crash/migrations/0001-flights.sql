create schema crash;

-- Seeds that come from each other by SHA-256, used from the end that is told to the one that is kept: each that is told
-- proves the next was there before.
create table crash.chain (
  id bigint generated always as identity primary key,
  length integer not null check (length > 0),
  -- The secret that all others come from.
  last_seed text not null,
  -- The SHA-256 of the first seed, told before any flight.
  promised text not null,
  -- Made after the chain; the other half of every flight's draw.
  salt text not null unique,
  made_at timestamptz not null default now()
);

create table crash.flight (
  number bigint generated always as identity primary key,
  chain_id bigint not null references crash.chain,
  -- Its seed's place in the chain, from 1.
  place integer not null check (place > 0),
  -- In hundredths; fixed by seed and salt before the first stake, kept here for the records.
  point integer not null check (point >= 100),
  state text not null default 'betting' check (state in ('betting', 'flying', 'over', 'settled')),
  -- By the server's clock, in milliseconds since 1970.
  started_at bigint,
  -- Its process went away while it flew, and who was still in it was given his stake back.
  interrupted boolean not null default false,
  made_at timestamptz not null default now(),
  unique (chain_id, place),
  check (state in ('betting') or started_at is not null)
);
-- One flight at a time.
create unique index one_flight on crash.flight ((true)) where state <> 'settled';

-- Whose stake flies along.
create table crash.seat (
  round_id text primary key,
  flight bigint not null references crash.flight,
  nickname text not null
);
create index seat_of_flight on crash.seat (flight);
