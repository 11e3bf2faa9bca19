-- Queues settled lottery orders for the sums of teams.
-- Locks: writes team_news.
-- Callers: trigger lottery_is_team_news on lottery_settled.
create or replace function note_lottery_for_teams() returns trigger language plpgsql as $$
begin
  insert into team_news (member_id, day, category, rounds, betting, turnover, winning, settled_at)
  select member_id, day, 'LOTT', rounds, staked, turnover, paid, settled_at from settled;
  return null;
end $$;
