-- Enforces the legal state transitions of a withdrawal for every writer; the gateway checks the same rules.
-- Locks: those of the statement.
-- Callers: update of state on withdrawal.
create or replace trigger withdrawal_enforces_transitions before update of state on withdrawal
  for each row when (old.state <> new.state) execute function enforce_withdrawal_transitions();
