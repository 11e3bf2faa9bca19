-- Queues ended rounds for the sums of teams. If a round changes after its end, also queues the reversal of its old
-- values.
-- Locks: those of the statement, and of queue_changed_rounds_for_teams.
-- Callers: update on game_round.
create or replace trigger changed_rounds_add_to_teams after update on game_round
  referencing old table as old_rounds new table as new_rounds for each statement
  execute function queue_changed_rounds_for_teams();
