-- Queues turnover of new play days for missions and leaderboards.
-- Locks: those of the statement, and of note_new_play_for_missions.
-- Callers: insert on play_day.
create or replace trigger new_play_is_mission_news after insert on play_day
  referencing new table as new_days for each statement execute function note_new_play_for_missions();
