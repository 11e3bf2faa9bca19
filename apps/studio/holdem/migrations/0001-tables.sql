create schema holdem;

-- Each table with its whole state, including secrets: state is stored here before it is published. A restart continues
-- from it.
create table holdem.poker_table (
  id text primary key,
  vendor text not null,
  game_id text not null,
  currency text not null,
  play_mode text not null check (play_mode in ('real', 'fun')),
  -- Stakes level and table number; in the page's format.
  name text not null,
  -- Optimistic lock: of two concurrent changes of a table, the later one has to retry.
  version bigint not null default 0,
  state jsonb not null,
  changed_at timestamptz not null default now(),
  unique (vendor, game_id, currency, play_mode, name)
);

-- Finished hands: for their players, and to prove the dealt cards.
create table holdem.hand (
  table_id text not null references holdem.poker_table,
  number integer not null,
  dealt_to text[] not null,
  hand jsonb not null,
  names jsonb not null,
  ended_at timestamptz not null default now(),
  primary key (table_id, number)
);
create index hand_of_player on holdem.hand using gin (dealt_to);
