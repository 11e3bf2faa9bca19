-- Refuses deletion of withdrawals and their history, and any change of the history.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on withdrawal_step.
create or replace trigger withdrawal_steps_are_immutable before update or delete or truncate on withdrawal_step
  for each statement execute function refuse_to_delete_withdrawals();
