-- Updates the jackpot's pool; the codes are those that move jackpot accounts (transaction-codes.ts).
-- Locks: those of the statement, and of update_jackpot_pool.
-- Callers: insert on transfer.
create or replace trigger jackpot_pool_follows after insert on transfer
  for each row when (new.code in (3110, 3116, 3210, 8122)) execute function update_jackpot_pool();
