-- Only rounds of sportsbooks whose money or state changed.
-- Locks: those of the statement, and of queue_changed_sports_rounds.
-- Callers: update on game_round.
create or replace trigger changed_sports_rounds_are_queued after update on game_round
  for each row when (new.category in ('SPORTS', 'ESPORTS')
    and (old.state, old.staked, old.paid) is distinct from (new.state, new.staked, new.paid))
  execute function queue_changed_sports_rounds();
