-- Enforces that a time-out or self-exclusion keeps its chosen terms and that its events are immutable.
-- Locks: those of the statement.
-- Callers: delete or truncate on care_rest.
create or replace trigger care_rest_is_kept before delete or truncate on care_rest
  for each statement execute function keep_care_rest();
