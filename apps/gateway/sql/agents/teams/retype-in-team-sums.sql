-- Removes all amounts of a member who becomes a tester from the sums of teams, or adds them back.
-- Locks: advisory team_lock(); those of add_to_team_days, add_to_team_presences, follow_members_in_teams.
-- Callers: trigger team_sums_follow_type on member.
create or replace function retype_in_team_sums() returns trigger language plpgsql
set plan_cache_mode = force_custom_plan as $$
declare
  change integer := is_in_teams(new.type)::integer - is_in_teams(old.type)::integer;
begin
  perform pg_advisory_xact_lock(team_lock());
  perform add_to_team_days(array(
    select row(agent.id, own.day, own.category,
      sum(change * own.part * own.rounds)::bigint, sum(change * own.part * own.betting)::bigint, sum(change * own.part * own.turnover)::bigint,
      sum(change * own.part * own.winning)::bigint, sum(change * own.part * own.rebate)::bigint, sum(change * own.part * own.commission)::bigint,
      sum(change * own.part * own.promotion)::bigint, sum(change * own.part * own.salary)::bigint, sum(change * own.part * own.dividend)::bigint,
      sum(change * own.part * own.deposit)::bigint, sum(change * own.part * own.withdrawal)::bigint, sum(change * own.part * own.transfer_in)::bigint,
      sum(change * own.part * own.transfer_out)::bigint)::team_day
    from (
      select member_id, day, category, 1 as part,
        rounds, betting, turnover, winning, rebate, commission, promotion, salary, dividend, deposit, withdrawal,
        transfer_in, transfer_out
      from member_day where member_id = new.id
      union all
      select member_id, day, category, -1,
        rounds, betting, turnover, winning, rebate, commission, promotion, salary, dividend, deposit, withdrawal,
        transfer_in, transfer_out
      from team_change where member_id = new.id) own
    cross join unnest(line_of(new.path)) agent (id)
    group by agent.id, own.day, own.category));
  perform add_to_team_presences(array(
    select row(agent.id, kind, day, day_before, change)::team_presence
    from (
      select kind, day, coalesce(lag(day) over (partition by kind order by day), '-infinity') as day_before
      from member_presence where member_id = new.id) link
    cross join unnest(line_of(new.path)) agent (id)));
  perform follow_members_in_teams(array[new.id]);
  return null;
end $$;
