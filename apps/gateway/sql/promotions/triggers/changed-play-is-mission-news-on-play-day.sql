-- Queues the turnover difference of changed play days for missions and leaderboards.
-- Locks: those of the statement, and of note_changed_play_for_missions.
-- Callers: update on play_day.
create or replace trigger changed_play_is_mission_news after update on play_day
  referencing old table as old_days new table as new_days for each statement execute function note_changed_play_for_missions();
