-- Tables that could not be read, in their stored state: kept for the operator with the held rounds of their players.
create table holdem.table_set_aside (
  table_id text not null references holdem.poker_table,
  version bigint not null,
  state jsonb not null,
  lobby jsonb not null,
  why text not null,
  set_aside_at timestamptz not null default now(),
  primary key (table_id, version)
);
