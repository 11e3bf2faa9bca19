-- The legal state transitions of a deposit; the gateway's rules say the same, this holds for every writer.
-- Locks: those of the statement.
-- Callers: update of state on deposit.
create or replace trigger deposit_goes_legal_ways before update of state on deposit
  for each row when (old.state <> new.state) execute function keep_deposit_legal();
