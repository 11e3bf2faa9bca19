-- Sums of teams over days, by game category.
-- Locks: none.
-- Callers: agents/teams/team-sums.ts.
create or replace function team_sums(of_agents bigint[], from_day date, to_day date) returns table (
  agent_id bigint, category text,
  rounds bigint, betting bigint, turnover bigint, winning bigint, rebate bigint, commission bigint,
  promotion bigint, salary bigint, dividend bigint, deposit bigint, withdrawal bigint, transfer_in bigint,
  transfer_out bigint)
language sql stable as $$
  select agent_id, category,
    sum(rounds)::bigint, sum(betting)::bigint, sum(turnover)::bigint, sum(winning)::bigint, sum(rebate)::bigint,
    sum(commission)::bigint, sum(promotion)::bigint, sum(salary)::bigint, sum(dividend)::bigint,
    sum(deposit)::bigint, sum(withdrawal)::bigint, sum(transfer_in)::bigint, sum(transfer_out)::bigint
  from team_day where agent_id = any (of_agents) and day between from_day and to_day
  group by agent_id, category
$$;
