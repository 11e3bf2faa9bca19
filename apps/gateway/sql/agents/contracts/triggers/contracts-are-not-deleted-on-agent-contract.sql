-- Refuses deletion of contracts.
-- Locks: those of the statement.
-- Callers: delete or truncate on agent_contract.
create or replace trigger contracts_are_not_deleted before delete or truncate on agent_contract
  for each statement execute function refuse_to_delete_contracts();
