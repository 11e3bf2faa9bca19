-- Queues rounds that have ended, and takes back rounds that are changed after their end, for the sums of teams.
-- Locks: those of the statement, and of note_changed_rounds_for_teams.
-- Callers: update on game_round.
create or replace trigger changed_rounds_are_team_news after update on game_round
  referencing old table as old_rounds new table as new_rounds for each statement
  execute function note_changed_rounds_for_teams();
