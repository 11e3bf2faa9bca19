-- Withdrawals and their history are never deleted; the history never changes.
-- Locks: those of the statement.
-- Callers: delete or truncate on withdrawal.
create or replace trigger withdrawals_are_kept before delete or truncate on withdrawal
  for each statement execute function refuse_to_forget_withdrawals();
