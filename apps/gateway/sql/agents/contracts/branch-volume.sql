-- The volumes of one contract in its current period: as contract_volumes, but computed from the members of one branch
-- of the tree.
-- Locks: none.
-- Callers: agents/salaries/running-dividends.ts.
create or replace function branch_volume(
  of_merchant text, branch text, of_category text, from_hour timestamptz, to_hour timestamptz, active_from bigint)
returns table (betting bigint, turnover bigint, winning bigint, active_members integer)
language sql stable set plan_cache_mode = force_custom_plan as $$
  with of_member as (
    select hours.member_id, sum(hours.staked) as staked, sum(hours.turnover) as turnover,
      sum(house_paid(hours.category, hours.staked, hours.turnover, hours.paid)) as paid
    from member
    join member_hour hours on hours.member_id = member.id and hours.hour >= from_hour and hours.hour < to_hour
      and contract_covers(of_category, hours.category)
    where member.merchant_code = of_merchant and starts_with(member.path, branch) and is_in_teams(member.type)
    group by hours.member_id
  )
  select coalesce(sum(staked), 0)::bigint, coalesce(sum(turnover), 0)::bigint, coalesce(sum(paid), 0)::bigint,
    (count(*) filter (where turnover >= active_from))::int
  from of_member
$$;
