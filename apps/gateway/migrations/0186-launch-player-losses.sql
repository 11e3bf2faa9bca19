-- Between players one loses what another wins: the house keeps its rake alone, a twentieth of the valid bet. What is passed from
-- one account to another is no loss to give something back for.
create function house_paid(vertical text, staked bigint, valid bigint, paid bigint) returns bigint language sql immutable
return case when vertical = 'PVP' then staked - valid / 20 else paid end;

-- As in 0093, with what the house paid.
create or replace function day_losses(at_merchant text, of_day date)
returns table (member_id bigint, loss bigint) language sql stable as $$
  select played.member_id, sum(played.staked - house_paid(played.category, played.staked, played.valid, played.paid))::bigint
  from play_day played join member on member.id = played.member_id
  where member.merchant_code = at_merchant and played.day = of_day and played.outcome <> 'voided'
  group by played.member_id
  having sum(played.staked - house_paid(played.category, played.staked, played.valid, played.paid)) > 0
$$;

-- As in 0165, with what the house paid. What the teams of many contracts came to between two hours: every downline with all below him, without trial players and
-- internal twins, by where they stand in the tree now. All contracts at once: one reading of the hours.
create or replace function contract_volumes(
  of_merchant text, contracts bigint[], downlines bigint[], categories text[], from_hour timestamptz, to_hour timestamptz,
  active_from bigint)
returns table (contract_id bigint, betting bigint, turnover bigint, winning bigint, active_members integer)
language sql stable set plan_cache_mode = force_custom_plan as $$
  with asked as materialized (
    select * from unnest(contracts, downlines, categories) asked (contract_id, downline_id, category)
  ), played as materialized (
    select hours.member_id, hours.vertical,
      sum(hours.staked) as staked, sum(hours.turnover) as turnover,
      sum(house_paid(hours.vertical, hours.staked, hours.turnover, hours.paid)) as paid
    from member_hour hours
    where hours.hour >= from_hour and hours.hour < to_hour
    group by hours.member_id, hours.vertical
  ), of_member as (
    select asked.contract_id, played.member_id,
      sum(played.staked) as staked, sum(played.turnover) as turnover, sum(played.paid) as paid
    from played
    join member on member.id = played.member_id and member.merchant_code = of_merchant and is_in_teams(member.type)
    cross join unnest(line_of(member.path)) above (id)
    join asked on asked.downline_id = above.id and contract_covers(asked.category, played.vertical)
    group by asked.contract_id, played.member_id
  )
  select contract_id, sum(staked)::bigint, sum(turnover)::bigint, sum(paid)::bigint,
    (count(*) filter (where turnover >= active_from))::int
  from of_member group by contract_id
$$;

-- The same of one contract, for whoever looks while the period runs: by the members of one branch.
create or replace function branch_volume(
  of_merchant text, branch text, of_category text, from_hour timestamptz, to_hour timestamptz, active_from bigint)
returns table (betting bigint, turnover bigint, winning bigint, active_members integer)
language sql stable set plan_cache_mode = force_custom_plan as $$
  with of_member as (
    select hours.member_id, sum(hours.staked) as staked, sum(hours.turnover) as turnover,
      sum(house_paid(hours.vertical, hours.staked, hours.turnover, hours.paid)) as paid
    from member
    join member_hour hours on hours.member_id = member.id and hours.hour >= from_hour and hours.hour < to_hour
      and contract_covers(of_category, hours.vertical)
    where member.merchant_code = of_merchant and starts_with(member.path, branch) and is_in_teams(member.type)
    group by hours.member_id
  )
  select coalesce(sum(staked), 0)::bigint, coalesce(sum(turnover), 0)::bigint, coalesce(sum(paid), 0)::bigint,
    (count(*) filter (where turnover >= active_from))::int
  from of_member
$$;
