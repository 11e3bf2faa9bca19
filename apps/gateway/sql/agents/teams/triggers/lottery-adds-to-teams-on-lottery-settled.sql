-- Queues settled lottery orders for the sums of teams.
-- Locks: those of the statement, and of queue_lottery_for_teams.
-- Callers: insert on lottery_settled.
create or replace trigger lottery_adds_to_teams after insert on lottery_settled
  referencing new table as settled for each statement execute function queue_lottery_for_teams();
