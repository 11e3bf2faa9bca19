-- The legal state transitions of a withdrawal; the gateway's rules say the same, this holds for every writer.
-- Locks: those of the statement.
-- Callers: update of state on withdrawal.
create or replace trigger withdrawal_goes_legal_ways before update of state on withdrawal
  for each row when (old.state <> new.state) execute function keep_withdrawal_legal();
