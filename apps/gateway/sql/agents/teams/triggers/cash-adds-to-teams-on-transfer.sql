-- Queues ledger transfers for the sums of teams, except stakes and payouts, which are counted with their rounds and
-- orders. Runs as a trigger of the ledger, so that no transfer is missed.
-- Locks: those of the statement, and of queue_cash_for_teams.
-- Callers: insert on transfer.
create or replace trigger cash_adds_to_teams after insert on transfer for each row
  when (new.code = 3102 or new.code not in (4100, 4200) and (new.code < 3000 or new.code >= 4000))
  execute function queue_cash_for_teams();
