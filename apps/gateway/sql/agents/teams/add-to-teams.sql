-- Adds to the sizes and balances of teams, in key order.
-- Locks: writes team.
-- Callers: follow_members_in_teams, move_team_sums.
create or replace function add_to_teams(added team[]) returns void language sql as $$
  insert into team as existing
  select * from unnest(added) order by agent_id
  on conflict (agent_id) do update set
    members = existing.members + excluded.members, balance = existing.balance + excluded.balance
$$;
