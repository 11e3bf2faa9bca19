-- The published commitments of draws and their chains are immutable.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on lottery_promise.
create or replace trigger lottery_promises_are_immutable before update or delete or truncate on lottery_promise
  for each statement execute function protect_lottery_promise();
