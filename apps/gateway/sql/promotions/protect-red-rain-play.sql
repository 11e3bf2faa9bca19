-- Enforces that a red rain play keeps its terms, and is immutable once it has ended.
-- Locks: none.
-- Callers: trigger red_rain_play_is_immutable on red_rain_play, trigger red_rain_plays_are_not_deleted on
--   red_rain_play.
create or replace function protect_red_rain_play() returns trigger language plpgsql as $$
begin
  raise exception 'the terms of a red rain play are immutable' using errcode = 'restrict_violation';
end $$;
