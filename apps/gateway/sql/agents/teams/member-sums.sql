-- Sums of one member's own play and cash over days.
-- Locks: none.
-- Callers: agents/teams/team-sums.ts.
create or replace function member_sums(of_member bigint, from_day date, to_day date) returns table (
  category text,
  rounds bigint, betting bigint, turnover bigint, winning bigint, rebate bigint, commission bigint, promotion bigint,
  salary bigint, dividend bigint, deposit bigint, withdrawal bigint, transfer_in bigint, transfer_out bigint)
language sql stable as $$
  select category, sum(rounds)::bigint, sum(betting)::bigint, sum(turnover)::bigint, sum(winning)::bigint,
    sum(rebate)::bigint, sum(commission)::bigint, sum(promotion)::bigint, sum(salary)::bigint, sum(dividend)::bigint,
    sum(deposit)::bigint, sum(withdrawal)::bigint, sum(transfer_in)::bigint, sum(transfer_out)::bigint
  from member_day where member_id = of_member and day between from_day and to_day
  group by category
$$;
