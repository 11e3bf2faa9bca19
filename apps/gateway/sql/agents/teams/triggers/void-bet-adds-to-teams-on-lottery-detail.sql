-- Queues the removal of the bettor's active day from the sums of teams: a void bet does not count as a bet.
-- Locks: those of the statement, and of queue_presence_for_teams.
-- Callers: update of status on lottery_detail.
create or replace trigger void_bet_adds_to_teams after update of status on lottery_detail for each row
  when (old.status is distinct from new.status and new.status in (6, 7, 8, 12, 14, 15, 17, 20, 99))
  execute function queue_presence_for_teams('void', 'placed_at');
