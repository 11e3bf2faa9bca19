-- Queues settled lottery orders for the sums of teams.
-- Locks: those of the statement, and of note_lottery_for_teams.
-- Callers: insert on lottery_settled.
create or replace trigger lottery_is_team_news after insert on lottery_settled
  referencing new table as settled for each statement execute function note_lottery_for_teams();
