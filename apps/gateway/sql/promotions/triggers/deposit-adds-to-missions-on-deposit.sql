-- Queues the day of a credited deposit for the missions of the merchant.
-- Locks: those of the statement, and of queue_deposit_for_missions.
-- Callers: update of credited_at on deposit.
create or replace trigger deposit_adds_to_missions after update of credited_at on deposit for each row
  when (old.credited_at is null and new.credited_at is not null) execute function queue_deposit_for_missions();
