-- The turnover of a member in a month, computed as in `valid_turnover`, but in the ledger's units.
-- Locks: none.
-- Callers: vip/member-progress.ts.
create or replace function month_turnover(of_member bigint, at_merchant text, of_month date) returns bigint language sql stable as $$
  select (coalesce(sum(played.valid * coalesce(contribution.percent, case played.category when 'PVP' then 50 else 100 end)), 0) / 100)::bigint
  from play_day played
  left join lateral (
    select percent from turnover_contribution
    where merchant_code = at_merchant and category = played.category and from_day <= played.day
    order by from_day desc limit 1) contribution on true
  where played.member_id = of_member and played.day >= of_month and played.day < (of_month + interval '1 month')::date
$$;
