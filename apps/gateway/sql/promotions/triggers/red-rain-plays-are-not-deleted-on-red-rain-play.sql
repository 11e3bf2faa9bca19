-- Enforces that red rain plays are not deleted.
-- Locks: those of the statement.
-- Callers: delete or truncate on red_rain_play.
create or replace trigger red_rain_plays_are_not_deleted before delete or truncate on red_rain_play
  for each statement execute function protect_red_rain_play();
