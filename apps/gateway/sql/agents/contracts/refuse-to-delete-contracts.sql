-- Refuses deletion of contracts, terms, tiers and their log, and any change of tiers and log.
-- Locks: none.
-- Callers: trigger contract_log_is_immutable on agent_contract_log, trigger contract_terms_are_not_deleted on
--   agent_contract_terms, trigger contract_tiers_are_immutable on agent_contract_tier, trigger
--   contracts_are_not_deleted on agent_contract.
create or replace function refuse_to_delete_contracts() returns trigger language plpgsql as $$
begin
  raise exception 'contract terms and their log are immutable' using errcode = 'restrict_violation';
end $$;
