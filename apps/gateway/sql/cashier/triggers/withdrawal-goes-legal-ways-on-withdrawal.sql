-- Enforces the legal state transitions of a withdrawal for every writer; the gateway checks the same rules.
-- Locks: those of the statement.
-- Callers: update of state on withdrawal.
create or replace trigger withdrawal_goes_legal_ways before update of state on withdrawal
  for each row when (old.state <> new.state) execute function keep_withdrawal_legal();
