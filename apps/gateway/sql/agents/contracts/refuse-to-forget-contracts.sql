-- Refuses deletion of contracts, terms, tiers and their log, and any change of tiers and log.
-- Locks: none.
-- Callers: trigger contract_log_is_kept on agent_contract_log, trigger contract_terms_are_kept on agent_contract_terms,
--   trigger contract_tiers_are_kept on agent_contract_tier, trigger contracts_are_kept on agent_contract.
create or replace function refuse_to_forget_contracts() returns trigger language plpgsql as $$
begin
  raise exception 'what was agreed is kept' using errcode = 'restrict_violation';
end $$;
