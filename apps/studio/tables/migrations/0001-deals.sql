create schema tables;

-- What all at a table see alike: a coup, a spin, a bout. Its seed is made before anybody bets and its hash told; what
-- comes follows from it, so that a table that stopped with bets down deals the same again.
create table tables.deal (
  -- Serves as the client seed too: the table itself has no wish to say.
  id text primary key,
  vendor text not null,
  game_id text not null,
  -- Counts the deals of this table.
  number integer not null,
  -- Of those that depend on each other, as the coups of a shoe do: which set, and the place in it from 0.
  set_number integer not null,
  place integer not null,
  server_seed text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  -- What came, and the numbers that were drawn for it; null until it is decided.
  drawn jsonb,
  fairness jsonb,
  -- What lay on it by then, by the money that was played for.
  totals jsonb,
  decided_at timestamptz,
  unique (vendor, game_id, number)
);
create unique index one_undecided_deal on tables.deal (vendor, game_id) where decided_at is null;
