-- Refuses every change and deletion of the lines of paid rebates.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on rebate_line.
create or replace trigger rebate_lines_are_final before update or delete or truncate on rebate_line
  for each statement execute function refuse_to_change_rebates();
