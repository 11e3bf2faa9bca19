-- Refuses a statement on contracts. Its triggers call it only for a contract that does not begin as an offer, and for
-- a change of the parties, the kind or the category.
-- Locks: none.
-- Callers: trigger contract_parties_are_immutable on agent_contract, trigger contracts_begin_as_offers on
--   agent_contract.
create or replace function protect_contract_parties() returns trigger language plpgsql as $$
begin
  raise exception 'the parties, kind and category of a contract are immutable' using errcode = 'restrict_violation';
end $$;
