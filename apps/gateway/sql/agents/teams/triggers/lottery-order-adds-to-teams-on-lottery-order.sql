-- Queues the day of a lottery bet for the sums of teams.
-- Locks: those of the statement, and of queue_presence_for_teams.
-- Callers: insert on lottery_order.
create or replace trigger lottery_order_adds_to_teams after insert on lottery_order
  for each row execute function queue_presence_for_teams('bet', 'placed_at');
