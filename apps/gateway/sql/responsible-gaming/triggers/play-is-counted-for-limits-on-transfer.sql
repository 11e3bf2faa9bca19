-- Counts stakes and payouts for the limits of responsible gaming. Runs as a trigger of the ledger, so that no stake is
-- missed: in the statement that moves the money, under the lock of the account.
-- Locks: those of the statement, and of count_play_for_limits.
-- Callers: insert on transfer.
create or replace trigger play_is_counted_for_limits after insert on transfer
  referencing new table as moved for each statement execute function count_play_for_limits();
