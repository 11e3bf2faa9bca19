create schema vendor_wallet;

-- Who has money at a vendor that keeps it itself, and how much.
create table vendor_wallet.member (
  vendor text not null,
  username text not null,
  currency text not null,
  password text not null,
  balance_cents bigint not null default 0 check (balance_cents >= 0),
  primary key (vendor, username)
);

-- Money that an operator has moved in or out, once per reference; also what was refused, so that it stays refused.
create table vendor_wallet.fund_transfer (
  vendor text not null,
  reference text not null,
  username text not null,
  -- 1 in, 2 out.
  fund_type smallint not null check (fund_type in (1, 2)),
  cents bigint not null check (cents >= 0),
  -- 0 done, or what it was refused by.
  status smallint not null,
  booked_at timestamptz not null default now(),
  primary key (vendor, reference)
);

-- How many moves stand in a vendor's books. Whoever writes one holds this row until his commit, so that whoever reads on from
-- the last number misses none.
create table vendor_wallet.books (
  vendor text primary key,
  number bigint not null
);

-- What games have taken and paid.
create table vendor_wallet.move (
  vendor text not null,
  number bigint not null,
  id text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  username text not null,
  round_id text not null,
  bet_id text,
  game_code text not null,
  cents bigint not null check (cents >= 0),
  closes_round boolean not null,
  booked_at timestamptz not null default now(),
  primary key (vendor, number),
  unique (vendor, id)
);
create index move_of_bet on vendor_wallet.move (vendor, bet_id);

-- A game on its way to a player, and then what he plays.
create table vendor_wallet.launch (
  session uuid primary key,
  token_hash bytea not null unique,
  vendor text not null,
  username text not null,
  game_code text not null,
  nickname text not null,
  language text not null,
  back_url text not null,
  opened_at timestamptz not null default now(),
  taken_up_at timestamptz,
  ended_at timestamptz
);
create index launch_of_member on vendor_wallet.launch (vendor, username) where ended_at is null;
