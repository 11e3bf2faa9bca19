-- Moves all daily sums of a member's team to the new uplines, because a team consists of the members currently below
-- its agent. Queued events are later counted for the new uplines.
-- Locks: advisory team_lock(); those of add_to_team_days, add_to_team_presences, add_to_teams.
-- Callers: trigger team_sums_are_moved on member.
create or replace function move_team_sums() returns trigger language plpgsql
set plan_cache_mode = force_custom_plan as $$
declare
  former_uplines bigint[] := array(select unnest(line_of(old.path)) except select unnest(line_of(new.path)));
  new_uplines bigint[] := array(select unnest(line_of(new.path)) except select unnest(line_of(old.path)));
begin
  perform pg_advisory_xact_lock(team_lock());
  perform add_to_team_days(array(
    select row(agent.id, day, category,
      sign * rounds, sign * betting, sign * turnover, sign * winning, sign * rebate, sign * commission,
      sign * promotion, sign * salary, sign * dividend, sign * deposit, sign * withdrawal, sign * transfer_in,
      sign * transfer_out)::team_day
    from team_day
    cross join (select unnest(former_uplines), -1 union all select unnest(new_uplines), 1) agent (id, sign)
    where agent_id = new.id));
  perform add_to_team_presences(array(
    select row(agent.id, kind, day, day_before, sign * members)::team_presence
    from team_presence
    cross join (select unnest(former_uplines), -1 union all select unnest(new_uplines), 1) agent (id, sign)
    where agent_id = new.id));
  perform add_to_teams(array(
    select row(agent.id, sign * members, sign * balance)::team
    from team
    cross join (select unnest(former_uplines), -1 union all select unnest(new_uplines), 1) agent (id, sign)
    where agent_id = new.id));
  return null;
end $$;
