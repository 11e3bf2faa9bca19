create schema vendor_wallet;

-- Members of vendors that hold money themselves, with their balances.
create table vendor_wallet.member (
  vendor text not null,
  username text not null,
  currency text not null,
  password text not null,
  balance_cents bigint not null default 0 check (balance_cents >= 0),
  primary key (vendor, username)
);

-- Deposits and withdrawals of an operator, once per reference; refused ones are stored too, so that they stay refused.
create table vendor_wallet.fund_transfer (
  vendor text not null,
  reference text not null,
  username text not null,
  -- 1 deposit, 2 withdrawal.
  fund_type smallint not null check (fund_type in (1, 2)),
  cents bigint not null check (cents >= 0),
  -- 0 for success, or the refusal code.
  status smallint not null,
  booked_at timestamptz not null default now(),
  primary key (vendor, reference)
);

-- Number of moves in a vendor's books. A writer locks this row until the commit, so that reading on from the last
-- number misses none.
create table vendor_wallet.books (
  vendor text primary key,
  number bigint not null
);

-- Stakes and payouts of games.
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

-- A game launch of a player; once its token is redeemed, the player's session.
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
