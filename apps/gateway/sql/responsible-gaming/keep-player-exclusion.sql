-- Enforces that a time-out or self-exclusion keeps its chosen terms and that its events are immutable.
-- Locks: none.
-- Callers: trigger responsible_gaming_events_are_kept on responsible_gaming_event, trigger player_exclusion_is_kept on player_exclusion, trigger player_exclusion_stays
--   on player_exclusion.
create or replace function keep_player_exclusion() returns trigger language plpgsql as $$
begin
  raise exception 'a rest from play stays as it was chosen' using errcode = 'restrict_violation';
end $$;
