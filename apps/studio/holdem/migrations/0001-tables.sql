create schema holdem;

-- Each table with everything on it, secrets included: whatever is told of it was stored here before. A restart goes on from it.
create table holdem.poker_table (
  id text primary key,
  vendor text not null,
  game_id text not null,
  currency text not null,
  play_mode text not null check (play_mode in ('real', 'fun')),
  -- Which of the title's stakes, and which of the tables for it; as its page says it.
  name text not null,
  -- Of two who change a table at once, the later one has to look again.
  version bigint not null default 0,
  state jsonb not null,
  changed_at timestamptz not null default now(),
  unique (vendor, game_id, currency, play_mode, name)
);

-- Hands that are over: for those who were in them, and to prove what was dealt.
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
