-- Enforces that a contract keeps its two parties, its kind and its category.
-- Locks: those of the statement.
-- Callers: update on agent_contract.
create or replace trigger contract_parties_are_immutable before update on agent_contract for each row
  when ((old.merchant_code, old.upline_id, old.downline_id, old.kind, old.category)
    is distinct from (new.merchant_code, new.upline_id, new.downline_id, new.kind, new.category))
  execute function protect_contract_parties();
