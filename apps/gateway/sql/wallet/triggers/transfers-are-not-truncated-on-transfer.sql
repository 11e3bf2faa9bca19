-- Refuses truncation of transfers.
-- Locks: those of the statement.
-- Callers: truncate on transfer.
create or replace trigger transfers_are_not_truncated before truncate on transfer
  for each statement execute function refuse_to_change_transfers();
