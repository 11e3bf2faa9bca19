-- Adds to the numbers of active members per team and day, in key order.
-- Locks: writes team_presence.
-- Callers: change_presences, move_team_sums, retype_in_team_sums.
create or replace function add_to_team_presences(added team_presence[]) returns void language sql as $$
  insert into team_presence as existing
  select * from unnest(added) order by agent_id, kind, day, day_before
  on conflict (agent_id, kind, day, day_before) do update set members = existing.members + excluded.members
$$;
