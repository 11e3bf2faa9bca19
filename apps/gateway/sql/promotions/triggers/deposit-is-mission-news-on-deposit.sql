-- Queues the day of a credited deposit for the missions of the merchant.
-- Locks: those of the statement, and of note_deposit_for_missions.
-- Callers: update of credited_at on deposit.
create or replace trigger deposit_is_mission_news after update of credited_at on deposit for each row
  when (old.credited_at is null and new.credited_at is not null) execute function note_deposit_for_missions();
