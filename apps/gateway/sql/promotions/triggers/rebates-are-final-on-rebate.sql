-- Refuses every change and deletion of paid rebates.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on rebate.
create or replace trigger rebates_are_final before update or delete or truncate on rebate
  for each statement execute function refuse_to_change_rebates();
