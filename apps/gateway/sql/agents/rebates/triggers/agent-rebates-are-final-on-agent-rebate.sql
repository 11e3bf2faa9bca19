-- Refuses every change and deletion of agents' paid income.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on agent_rebate.
create or replace trigger agent_rebates_are_final before update or delete or truncate on agent_rebate
  for each statement execute function refuse_to_change_agent_rebates();
