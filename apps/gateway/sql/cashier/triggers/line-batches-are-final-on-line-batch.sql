-- Refuses every change and deletion of batches of line transfers.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on line_batch.
create or replace trigger line_batches_are_final before update or delete or truncate on line_batch
  for each statement execute function refuse_to_change_line_transfers();
