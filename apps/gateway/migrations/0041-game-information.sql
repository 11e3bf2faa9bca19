-- Figures of a game that its vendor may declare in its feed. The return to player is that of `edge_hundredths`.
alter table game
  -- In 1/10,000 of the currency unit.
  add column max_bet bigint,
  add column volatility text check (volatility in ('low', 'medium', 'high')),
  add constraint max_bet_from_min_bet check (max_bet >= min_bet);

-- Number of members that lately finished a round of a game, counted from time to time: the order by popularity.
create table game_popularity (
  merchant_code text not null references merchant (code),
  node_id bigint not null references game (node_id) on delete cascade,
  players integer not null check (players > 0),
  primary key (merchant_code, node_id)
);
create index game_popularity_by_game on game_popularity (node_id);
