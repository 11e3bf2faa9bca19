-- Refuses every change and deletion of transfers. A mistake is corrected by another transfer.
-- Locks: those of the statement.
-- Callers: update or delete on transfer.
create or replace trigger transfers_are_final before update or delete on transfer
  for each row execute function refuse_to_change_transfers();
