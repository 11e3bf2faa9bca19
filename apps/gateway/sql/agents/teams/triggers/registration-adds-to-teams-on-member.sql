-- Queues the day of a registration for the sums of teams.
-- Locks: those of the statement, and of queue_presence_for_teams.
-- Callers: insert on member.
create or replace trigger registration_adds_to_teams after insert on member
  for each row execute function queue_presence_for_teams('register', 'registered_at');
