-- Enforces that time-outs and self-exclusions are not deleted.
-- Locks: those of the statement.
-- Callers: delete or truncate on player_exclusion.
create or replace trigger player_exclusion_is_not_deleted before delete or truncate on player_exclusion
  for each statement execute function protect_player_exclusion();
