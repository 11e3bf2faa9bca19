-- Enforces the legal state transitions of a contract for every writer; the gateway checks the same rules.
-- Locks: those of the statement.
-- Callers: update of status on agent_contract.
create or replace trigger contract_enforces_transitions before update of status on agent_contract
  for each row when (old.status <> new.status) execute function enforce_contract_transitions();
