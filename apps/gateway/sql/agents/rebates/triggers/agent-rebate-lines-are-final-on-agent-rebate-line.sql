-- Refuses every change and deletion of the lines of agents' paid income.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on agent_rebate_line.
create or replace trigger agent_rebate_lines_are_final before update or delete or truncate on agent_rebate_line
  for each statement execute function refuse_to_change_agent_rebates();
