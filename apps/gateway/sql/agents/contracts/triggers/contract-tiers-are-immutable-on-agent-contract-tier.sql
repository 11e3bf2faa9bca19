-- Refuses every change and deletion of the tiers of contracts.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on agent_contract_tier.
create or replace trigger contract_tiers_are_immutable before update or delete or truncate on agent_contract_tier
  for each statement execute function refuse_to_delete_contracts();
