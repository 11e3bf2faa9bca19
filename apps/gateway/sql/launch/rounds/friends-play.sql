-- The turnover of each member with a recommender on a day of the merchant's calendar, in the ledger's units (see
-- valid_turnover).
-- Locks: none.
-- Callers: promotions/referral/friends.ts.
create or replace function friends_play(at_merchant text, of_day date)
returns table (inviter_id bigint, friend_id bigint, turnover bigint) language sql stable as $$
  select profile.recommender_id, played.member_id,
    (sum(played.valid * coalesce(contribution.percent, case played.category when 'PVP' then 50 else 100 end)) / 100)::bigint
  from play_day played
  join member_profile profile on profile.member_id = played.member_id
  left join lateral (
    select percent from turnover_contribution
    where merchant_code = at_merchant and category = played.category and from_day <= played.day
    order by from_day desc limit 1) contribution on true
  where played.day = of_day and profile.merchant_code = at_merchant and profile.recommender_id is not null
  group by profile.recommender_id, played.member_id
  having sum(played.valid) > 0
$$;
