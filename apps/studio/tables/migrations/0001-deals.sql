create schema tables;

-- A shared deal of a table: a coup, a spin, a bout. Its seed is created before the first bet and its hash published;
-- the result follows from it, so that a table interrupted with open bets deals the same result again.
create table tables.deal (
  -- The id is also the client seed of the draw, because a table has no client seed of its own.
  id text primary key,
  vendor text not null,
  game_id text not null,
  -- Sequence number of the table's deals.
  number integer not null,
  -- For deals that depend on each other, such as the coups of a shoe: the set, and the position in it from 0.
  set_number integer not null,
  place integer not null,
  server_seed text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  -- The result, and the fairness data of its draw; null until the deal is decided.
  drawn jsonb,
  fairness jsonb,
  -- Stakes on the deal, by kind of money.
  totals jsonb,
  decided_at timestamptz,
  unique (vendor, game_id, number)
);
create unique index one_undecided_deal on tables.deal (vendor, game_id) where decided_at is null;
