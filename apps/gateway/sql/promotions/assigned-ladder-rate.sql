-- Returns the rebate rate set for a member as of a day, in thousandths of a percent; null when none was set.
-- Locks: none.
-- Callers: effective_ladder_rate, agents/rebates/due-income.ts, promotions/rebates/ladder.ts.
create or replace function assigned_ladder_rate(of_member bigint, of_category text, of_day date) returns integer language sql stable as $$
  select thousandths from rebate_ladder
  where member_id = of_member and category = of_category and from_day <= of_day
  order by from_day desc limit 1
$$;
