-- Queues the day of a registration, sign-in or bet for the sums of teams. Arguments of the trigger: the kind and the column
-- of the time.
-- Locks: those of the statement, and of note_presence_for_teams.
-- Callers: insert on member.
create or replace trigger registration_is_team_news after insert on member
  for each row execute function note_presence_for_teams('register', 'registered_at');
