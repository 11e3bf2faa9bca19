-- The history of vendor transfers is immutable: refuses update, deletion and truncation.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on vendor_transfer_step.
create or replace trigger transfer_steps_are_immutable before update or delete or truncate on vendor_transfer_step
  for each statement execute function refuse_to_delete_transfer_steps();
