-- Wins of the lottery that the gateway draws itself stand on the board too: they have no round and no game of the catalogue.
-- Their numbers are below zero, so that they are nobody else's.
alter table game_win
  alter column node_id drop not null,
  add column game_name text,
  add column picture text,
  add constraint win_has_its_game check (case when node_id is null
    then round < 0 and game_name is not null and picture is not null
    else round > 0 and game_name is null and picture is null end);
