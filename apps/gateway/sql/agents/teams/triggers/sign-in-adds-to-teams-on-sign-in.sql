-- Queues the day of a sign-in for the sums of teams.
-- Locks: those of the statement, and of queue_presence_for_teams.
-- Callers: insert on sign_in.
create or replace trigger sign_in_adds_to_teams after insert on sign_in
  for each row execute function queue_presence_for_teams('login', 'at');
