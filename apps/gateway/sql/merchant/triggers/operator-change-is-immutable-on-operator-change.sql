-- Refuses to change or delete the log of operators' changes.
-- Locks: those of the statement.
-- Callers: update or delete on operator_change.
create or replace trigger operator_change_is_immutable before update or delete on operator_change
for each statement execute function refuse_to_change_operator_changes();
