-- Contracts, terms, tiers and their log are never deleted; tiers and log never change.
-- Locks: those of the statement.
-- Callers: delete or truncate on agent_contract_terms.
create or replace trigger contract_terms_are_kept before delete or truncate on agent_contract_terms
  for each statement execute function refuse_to_forget_contracts();
