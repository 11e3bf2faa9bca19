-- Enforces the legal state transitions of a deposit for every writer; the gateway checks the same rules.
-- Locks: those of the statement.
-- Callers: update of state on deposit.
create or replace trigger deposit_goes_legal_ways before update of state on deposit
  for each row when (old.state <> new.state) execute function keep_deposit_legal();
