-- Refuses deletion of contracts, terms, tiers and their log, and any change of tiers and log.
-- Locks: those of the statement.
-- Callers: delete or truncate on agent_contract.
create or replace trigger contracts_are_not_deleted before delete or truncate on agent_contract
  for each statement execute function refuse_to_delete_contracts();
