-- The history of agents' changes is immutable.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on agent_change.
create or replace trigger agent_changes_are_final before update or delete or truncate on agent_change
  for each statement execute function refuse_to_change_agent_changes();
