-- Queues the months of changed play days for the VIP club.
-- Locks: those of the statement, and of note_play_for_vip.
-- Callers: update on play_day.
create or replace trigger changed_play_is_vip_news after update on play_day
  referencing new table as changed for each statement execute function note_play_for_vip();
