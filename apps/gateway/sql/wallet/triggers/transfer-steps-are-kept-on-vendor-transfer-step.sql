-- The history of vendor transfers is immutable: refuses update, deletion and truncation.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on vendor_transfer_step.
create or replace trigger transfer_steps_are_kept before update or delete or truncate on vendor_transfer_step
  for each statement execute function refuse_to_forget_transfer_steps();
