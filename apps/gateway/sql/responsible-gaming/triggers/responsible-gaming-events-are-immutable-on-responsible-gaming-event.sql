-- Enforces that the events of responsible gaming are neither changed nor deleted.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on responsible_gaming_event.
create or replace trigger responsible_gaming_events_are_immutable before update or delete or truncate on responsible_gaming_event
  for each statement execute function protect_player_exclusion();
