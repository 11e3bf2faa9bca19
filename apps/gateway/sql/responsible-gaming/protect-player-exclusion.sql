-- Rejects the statement that fired the trigger. The triggers fire on a change of the terms of a time-out or
-- self-exclusion, on its deletion, and on a change of its events.
-- Locks: none.
-- Callers: trigger responsible_gaming_events_are_immutable on responsible_gaming_event, trigger
--   player_exclusion_is_not_deleted on player_exclusion, trigger player_exclusion_is_immutable on player_exclusion.
create or replace function protect_player_exclusion() returns trigger language plpgsql as $$
begin
  raise exception 'the terms of an exclusion are immutable' using errcode = 'restrict_violation';
end $$;
