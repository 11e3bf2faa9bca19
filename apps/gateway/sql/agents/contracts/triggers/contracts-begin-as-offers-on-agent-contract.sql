-- Enforces that a contract begins as an offer.
-- Locks: those of the statement.
-- Callers: insert on agent_contract.
create or replace trigger contracts_begin_as_offers before insert on agent_contract for each row
  when (new.status <> 'P') execute function protect_contract_parties();
