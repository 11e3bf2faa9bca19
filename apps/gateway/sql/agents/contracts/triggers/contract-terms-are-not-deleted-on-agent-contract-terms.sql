-- Refuses deletion of the terms of contracts.
-- Locks: those of the statement.
-- Callers: delete or truncate on agent_contract_terms.
create or replace trigger contract_terms_are_not_deleted before delete or truncate on agent_contract_terms
  for each statement execute function refuse_to_delete_contracts();
