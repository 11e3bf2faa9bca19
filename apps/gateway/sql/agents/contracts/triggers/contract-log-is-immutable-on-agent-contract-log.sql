-- Refuses every change and deletion of the log of contracts.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on agent_contract_log.
create or replace trigger contract_log_is_immutable before update or delete or truncate on agent_contract_log
  for each statement execute function refuse_to_delete_contracts();
