-- Queues settled lottery orders for the sums of teams.
-- Locks: writes team_change.
-- Callers: trigger lottery_adds_to_teams on lottery_settled.
create or replace function queue_lottery_for_teams() returns trigger language plpgsql as $$
begin
  insert into team_change (member_id, day, category, rounds, betting, turnover, winning, settled_at)
  select member_id, day, 'LOTT', rounds, staked, turnover, paid, settled_at from settled;
  return null;
end $$;
