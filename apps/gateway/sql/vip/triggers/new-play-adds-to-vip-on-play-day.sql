-- Queues the months of new play days for the VIP club.
-- Locks: those of the statement, and of queue_play_for_vip.
-- Callers: insert on play_day.
create or replace trigger new_play_adds_to_vip after insert on play_day
  referencing new table as changed for each statement execute function queue_play_for_vip();
