-- All that a member's ended rounds have ever counted for turnover, in hundredths of the ledger's units: valid bets by the
-- merchant's percentages.
create or replace function valid_turnover(of_member bigint, at_merchant text) returns bigint language sql stable as $$
  select coalesce(sum(played.valid * coalesce(said.percent, case played.category when 'PVP' then 50 else 100 end)), 0)::bigint
  from play_day played
  left join lateral (
    select percent from turnover_contribution
    where merchant_code = at_merchant and category = played.category and from_day <= played.day
    order by from_day desc limit 1) said on true
  where played.member_id = of_member
$$;

-- As in 0123, of valid bets.
create or replace function friends_play(at_merchant text, of_day date)
returns table (inviter_id bigint, friend_id bigint, turnover bigint) language sql stable as $$
  select profile.recommender_id, played.member_id,
    (sum(played.valid * coalesce(said.percent, case played.category when 'PVP' then 50 else 100 end)) / 100)::bigint
  from play_day played
  join member_profile profile on profile.member_id = played.member_id
  left join lateral (
    select percent from turnover_contribution
    where merchant_code = at_merchant and category = played.category and from_day <= played.day
    order by from_day desc limit 1) said on true
  where played.day = of_day and profile.merchant_code = at_merchant and profile.recommender_id is not null
  group by profile.recommender_id, played.member_id
  having sum(played.valid) > 0
$$;

-- As in 0124, of valid bets.
create or replace function month_turnover(of_member bigint, at_merchant text, of_month date) returns bigint language sql stable as $$
  select (coalesce(sum(played.valid * coalesce(said.percent, case played.category when 'PVP' then 50 else 100 end)), 0) / 100)::bigint
  from play_day played
  left join lateral (
    select percent from turnover_contribution
    where merchant_code = at_merchant and category = played.category and from_day <= played.day
    order by from_day desc limit 1) said on true
  where played.member_id = of_member and played.day >= of_month and played.day < (of_month + interval '1 month')::date
$$;

-- As in 0153, of valid bets.
create or replace function rebate_turnover(of_member bigint, until_day date)
returns table (day date, vertical text, turnover bigint) language sql stable as $$
  select played.day, played.category, sum(played.valid)::bigint
  from play_day played
  where played.member_id = of_member and played.day <= until_day
    and played.category in ('RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT')
  group by played.day, played.category
$$;
