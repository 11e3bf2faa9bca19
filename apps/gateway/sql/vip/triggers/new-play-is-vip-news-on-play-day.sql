-- Queues the months of changed play days for the VIP club.
-- Locks: those of the statement, and of note_play_for_vip.
-- Callers: insert on play_day.
create or replace trigger new_play_is_vip_news after insert on play_day
  referencing new table as changed for each statement execute function note_play_for_vip();
