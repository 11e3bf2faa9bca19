-- Refuses a statement on red rain plays. Its triggers call it only for a deletion, a change of the terms, and any
-- change after the play has ended.
-- Locks: none.
-- Callers: trigger red_rain_play_is_immutable on red_rain_play, trigger red_rain_plays_are_not_deleted on
--   red_rain_play.
create or replace function protect_red_rain_play() returns trigger language plpgsql as $$
begin
  raise exception 'the terms of a red rain play are immutable' using errcode = 'restrict_violation';
end $$;
