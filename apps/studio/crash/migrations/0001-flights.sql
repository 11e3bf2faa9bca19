create schema crash;

-- SHA-256 hash chain of seeds, used from the published end towards the secret one: each published seed proves that the
-- next one existed before.
create table crash.chain (
  id bigint generated always as identity primary key,
  length integer not null check (length > 0),
  -- The secret seed from which all other seeds are derived.
  last_seed text not null,
  -- The SHA-256 of the first seed, published before any flight.
  promised text not null,
  -- Created after the chain; the second input of every flight's draw.
  salt text not null unique,
  made_at timestamptz not null default now()
);

create table crash.flight (
  number bigint generated always as identity primary key,
  chain_id bigint not null references crash.chain,
  -- Position of the flight's seed in the chain, from 1.
  place integer not null check (place > 0),
  -- In hundredths; fixed by seed and salt before the first stake, stored here for the records.
  point integer not null check (point >= 100),
  state text not null default 'betting' check (state in ('betting', 'flying', 'over', 'settled')),
  -- By the server's clock, in milliseconds since 1970.
  started_at bigint,
  -- Whether the process ended during the flight, so that the remaining stakes were returned.
  interrupted boolean not null default false,
  made_at timestamptz not null default now(),
  unique (chain_id, place),
  check (state in ('betting') or started_at is not null)
);
-- Only one flight at a time is not settled.
create unique index one_flight on crash.flight ((true)) where state <> 'settled';

-- Stakes in a flight.
create table crash.seat (
  round_id text primary key,
  flight bigint not null references crash.flight,
  nickname text not null
);
create index seat_of_flight on crash.seat (flight);
