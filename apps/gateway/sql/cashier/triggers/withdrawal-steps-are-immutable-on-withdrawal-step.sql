-- Refuses every change and deletion of the history of withdrawals.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on withdrawal_step.
create or replace trigger withdrawal_steps_are_immutable before update or delete or truncate on withdrawal_step
  for each statement execute function refuse_to_delete_withdrawals();
