-- Refuses every change and deletion of line transfers.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on line_transfer.
create or replace trigger line_transfers_are_final before update or delete or truncate on line_transfer
  for each statement execute function refuse_to_change_line_transfers();
