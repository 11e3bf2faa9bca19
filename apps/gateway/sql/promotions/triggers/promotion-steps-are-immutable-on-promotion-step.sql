-- Refuses every change and deletion of the history of promotion entries.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on promotion_step.
create or replace trigger promotion_steps_are_immutable before update or delete or truncate on promotion_step
  for each statement execute function refuse_to_delete_entries();
