-- Adds the new values of changed rounds to the daily sums and subtracts the old ones, in key order.
-- Locks: those of the statement, and of count_changed_rounds.
-- Callers: update on game_round.
create or replace trigger changed_rounds_count after update on game_round
  referencing old table as old_rounds new table as new_rounds for each statement execute function count_changed_rounds();
