-- Queues the first sign-in of a day for the missions of the merchant.
-- Locks: those of the statement, and of queue_visit_for_missions.
-- Callers: insert on sign_in.
create or replace trigger sign_in_adds_to_missions after insert on sign_in
  for each row execute function queue_visit_for_missions();
