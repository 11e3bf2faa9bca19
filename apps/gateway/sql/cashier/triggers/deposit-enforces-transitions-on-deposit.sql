-- Enforces the legal state transitions of a deposit for every writer; the gateway checks the same rules.
-- Locks: those of the statement.
-- Callers: update of state on deposit.
create or replace trigger deposit_enforces_transitions before update of state on deposit
  for each row when (old.state <> new.state) execute function enforce_deposit_transitions();
