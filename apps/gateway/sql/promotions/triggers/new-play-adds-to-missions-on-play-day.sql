-- Queues turnover of new play days for missions and leaderboards.
-- Locks: those of the statement, and of queue_new_play_for_missions.
-- Callers: insert on play_day.
create or replace trigger new_play_adds_to_missions after insert on play_day
  referencing new table as new_days for each statement execute function queue_new_play_for_missions();
