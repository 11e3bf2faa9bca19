-- Counts the members below each agent who have been active since a time. Returns false when another gateway is counting
-- or has just counted.
-- Locks: advisory 7301142 (tried); writes team_online, team_counting.
-- Callers: agents/teams/team-changes.ts.
create or replace function count_team_online(asked_at timestamptz, since timestamptz, not_after timestamptz) returns boolean
language plpgsql set plan_cache_mode = force_custom_plan set work_mem = '64MB'
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
begin
  if not pg_try_advisory_xact_lock(7301142)
    or not exists (select from team_counting where online_at <= not_after) then
    return false;
  end if;
  with recently_seen as (
    select distinct member_id from session where last_seen_at > since
  ), now_online as materialized (
    select agent.id as agent_id, count(*)::integer as members
    from recently_seen join member on member.id = recently_seen.member_id and is_in_teams(member.type)
    cross join unnest(line_of(member.path)) agent (id)
    where agent.id <> member.id
    group by agent.id
  ), offline_teams as (
    delete from team_online where agent_id not in (select agent_id from now_online)
  )
  insert into team_online as existing (agent_id, members) select agent_id, members from now_online
  on conflict (agent_id) do update set members = excluded.members where existing.members <> excluded.members;
  update team_counting set online_at = asked_at;
  return true;
end $$;
