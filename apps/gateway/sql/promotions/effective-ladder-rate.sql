-- The upper bound of a member's rebate rate on a day: the lowest rate that is set for the member or an upline, and
-- whether any of them has the default rate. Agents of type 2 and members without upline have the merchant's top rate.
-- Locks: none.
-- Callers: promotions/rebates/accrued-rebate.ts, promotions/rebates/ladder.ts.
create or replace function effective_ladder_rate(of_member bigint, of_category text, of_day date)
returns table (lowest integer, has_usual boolean, has_upline boolean) language sql stable as $$
  select min(assigned.thousandths),
    bool_or(assigned.thousandths is null and step.upline_id is not null and step.type <> 2),
    bool_or(step.id = of_member and step.upline_id is not null)
  from member requested
  cross join lateral unnest(string_to_array(trim(both '/' from requested.path), '/')::bigint[]) above (id)
  join member step on step.id = above.id
  cross join lateral (select assigned_ladder_rate(step.id, of_category, of_day) as thousandths) assigned
  where requested.id = of_member
$$;
