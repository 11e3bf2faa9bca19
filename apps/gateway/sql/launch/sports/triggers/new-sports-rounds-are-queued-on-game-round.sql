-- Only rounds of sportsbooks: other rounds pay nothing for it.
-- Locks: those of the statement, and of queue_new_sports_rounds.
-- Callers: insert on game_round.
create or replace trigger new_sports_rounds_are_queued after insert on game_round
  for each row when (new.category in ('SPORTS', 'ESPORTS')) execute function queue_new_sports_rounds();
