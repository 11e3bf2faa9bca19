-- The total turnover of a member, in hundredths of the ledger's units: valid bets of ended rounds times the merchant's
-- percentages. Computed from daily sums, so that bets need no additional write.
-- Locks: none.
-- Callers: promotions/referral/friends.ts, wallet/turnover/require-turnover.ts, wallet/turnover/turnover-info.ts.
create or replace function valid_turnover(of_member bigint, at_merchant text) returns bigint language sql stable as $$
  select coalesce(sum(played.valid * coalesce(contribution.percent, case played.category when 'PVP' then 50 else 100 end)), 0)::bigint
  from play_day played
  left join lateral (
    select percent from turnover_contribution
    where merchant_code = at_merchant and category = played.category and from_day <= played.day
    order by from_day desc limit 1) contribution on true
  where played.member_id = of_member
$$;
