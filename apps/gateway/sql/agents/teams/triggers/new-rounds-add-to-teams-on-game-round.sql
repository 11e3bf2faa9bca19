-- Queues ended rounds for the sums of teams, one row per round, so that commissions can be paid per round.
-- Locks: those of the statement, and of queue_new_rounds_for_teams.
-- Callers: insert on game_round.
create or replace trigger new_rounds_add_to_teams after insert on game_round
  referencing new table as new_rounds for each statement execute function queue_new_rounds_for_teams();
