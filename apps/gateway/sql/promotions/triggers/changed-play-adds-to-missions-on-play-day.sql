-- Queues the turnover difference of changed play days for missions and leaderboards.
-- Locks: those of the statement, and of queue_changed_play_for_missions.
-- Callers: update on play_day.
create or replace trigger changed_play_adds_to_missions after update on play_day
  referencing old table as old_days new table as new_days for each statement execute function queue_changed_play_for_missions();
