-- The number of distinct members below an agent who were active in a range of days.
-- Locks: none.
-- Callers: agents/teams/show-team-kpi.ts.
create or replace function team_attendance(of_agent bigint, of_kind text, from_day date, to_day date) returns bigint
language sql stable as $$
  select (
    coalesce((select sum(members) from team_presence
      where agent_id = of_agent and kind = of_kind and day between from_day and to_day and day_before < from_day), 0)
    - (select count(*) from member where id = of_agent and is_in_teams(type) and exists (select from member_presence existing
        where existing.kind = of_kind and existing.member_id = of_agent and existing.day between from_day and to_day)))::bigint
$$;
