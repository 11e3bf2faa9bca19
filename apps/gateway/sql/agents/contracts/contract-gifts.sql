-- Amounts that teams received in a range of days besides winnings: rebates, commissions, promotions and salaries.
-- Locks: none.
-- Callers: agents/salaries/compute-bills.ts, agents/salaries/running-dividends.ts.
create or replace function contract_gifts(
  contracts bigint[], downlines bigint[], categories text[], from_day date, to_day date)
returns table (contract_id bigint, given bigint)
language sql stable as $$
  select requested.contract_id, coalesce(sum(day.rebate + day.commission + day.promotion + day.salary), 0)::bigint
  from unnest(contracts, downlines, categories) requested (contract_id, downline_id, category)
  left join team_day day on day.agent_id = requested.downline_id and day.day between from_day and to_day
    and contract_covers(requested.category, day.category)
  group by requested.contract_id
$$;
