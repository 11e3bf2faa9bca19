-- The volumes of the teams of many contracts between two hours. A team is the downline and all members currently below,
-- without trial players and internal twins. Hourly sums are scanned once for all contracts.
-- Locks: none.
-- Callers: agents/salaries/compute-bills.ts.
create or replace function contract_volumes(
  of_merchant text, contracts bigint[], downlines bigint[], categories text[], from_hour timestamptz, to_hour timestamptz,
  active_from bigint)
returns table (contract_id bigint, betting bigint, turnover bigint, winning bigint, active_members integer)
language sql stable set plan_cache_mode = force_custom_plan as $$
  with requested as materialized (
    select * from unnest(contracts, downlines, categories) requested (contract_id, downline_id, category)
  ), played as materialized (
    select hours.member_id, hours.category,
      sum(hours.staked) as staked, sum(hours.turnover) as turnover,
      sum(house_paid(hours.category, hours.staked, hours.turnover, hours.paid)) as paid
    from member_hour hours
    where hours.hour >= from_hour and hours.hour < to_hour
    group by hours.member_id, hours.category
  ), of_member as (
    select requested.contract_id, played.member_id,
      sum(played.staked) as staked, sum(played.turnover) as turnover, sum(played.paid) as paid
    from played
    join member on member.id = played.member_id and member.merchant_code = of_merchant and is_in_teams(member.type)
    cross join unnest(line_of(member.path)) above (id)
    join requested on requested.downline_id = above.id and contract_covers(requested.category, played.category)
    group by requested.contract_id, played.member_id
  )
  select contract_id, sum(staked)::bigint, sum(turnover)::bigint, sum(paid)::bigint,
    (count(*) filter (where turnover >= active_from))::int
  from of_member group by contract_id
$$;
