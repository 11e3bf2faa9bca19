-- The history of deposits is immutable: refuses update, deletion and truncation.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on deposit_step.
create or replace trigger deposit_steps_are_immutable before update or delete or truncate on deposit_step
  for each statement execute function refuse_to_delete_deposits();
