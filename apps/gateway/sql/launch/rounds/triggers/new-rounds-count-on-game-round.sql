-- Adds ended rounds to the daily sums, in key order, so that concurrent statements cannot deadlock.
-- Locks: those of the statement, and of count_new_rounds.
-- Callers: insert on game_round.
create or replace trigger new_rounds_count after insert on game_round
  referencing new table as new_rounds for each statement execute function count_new_rounds();
