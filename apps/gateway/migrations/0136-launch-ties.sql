-- A tie or a push is no turnover, nor is a bet on both sides that comes out even: it is not for rebates either, and on a
-- machine it is a win like others there too. Source: domain handbook 1.
create function counts_as_turnover(category text, outcome text) returns boolean language sql immutable as $$
  select outcome <> 'drawn' or category not in ('LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT')
$$;

-- Whoever has something to play has it as far as he had: what ties have counted until now is taken out of where its pieces
-- begin and end, as it is taken out of his line.
drop index turnover_requirement_piece, turnover_requirement_begin;
update turnover_requirement piece
set from_turnover = from_turnover - tied.turnover, to_turnover = to_turnover - tied.turnover
from (
  select played.member_id, sum(played.staked * turnover_percent(member.merchant_code, played.category, played.day))::bigint as turnover
  from play_day played join member on member.id = played.member_id
  where not counts_as_turnover(played.category, played.outcome)
  group by played.member_id) tied
where piece.member_id = tied.member_id;
create unique index turnover_requirement_piece on turnover_requirement (member_id, to_turnover);
create unique index turnover_requirement_begin on turnover_requirement (member_id, from_turnover);

-- As in 0050.
create or replace function valid_turnover(of_member bigint, at_merchant text) returns bigint language sql stable as $$
  select coalesce(sum(played.staked * coalesce(said.percent, case played.category when 'PVP' then 50 else 100 end)), 0)::bigint
  from play_day played
  left join lateral (
    select percent from turnover_contribution
    where merchant_code = at_merchant and category = played.category and from_day <= played.day
    order by from_day desc limit 1) said on true
  where played.member_id = of_member and counts_as_turnover(played.category, played.outcome)
$$;

-- As in 0123.
create or replace function friends_play(at_merchant text, of_day date)
returns table (inviter_id bigint, friend_id bigint, turnover bigint) language sql stable as $$
  select profile.recommender_id, played.member_id,
    (sum(played.staked * coalesce(said.percent, case played.category when 'PVP' then 50 else 100 end)) / 100)::bigint
  from play_day played
  join member_profile profile on profile.member_id = played.member_id
  left join lateral (
    select percent from turnover_contribution
    where merchant_code = at_merchant and category = played.category and from_day <= played.day
    order by from_day desc limit 1) said on true
  where played.day = of_day and profile.merchant_code = at_merchant and profile.recommender_id is not null
    and counts_as_turnover(played.category, played.outcome)
  group by profile.recommender_id, played.member_id
  having sum(played.staked) > 0
$$;

-- As in 0124.
create or replace function month_turnover(of_member bigint, at_merchant text, of_month date) returns bigint language sql stable as $$
  select (coalesce(sum(played.staked * coalesce(said.percent, case played.category when 'PVP' then 50 else 100 end)), 0) / 100)::bigint
  from play_day played
  left join lateral (
    select percent from turnover_contribution
    where merchant_code = at_merchant and category = played.category and from_day <= played.day
    order by from_day desc limit 1) said on true
  where played.member_id = of_member and played.day >= of_month and played.day < (of_month + interval '1 month')::date
    and counts_as_turnover(played.category, played.outcome)
$$;

-- As in 0119.
create or replace function note_new_play_for_missions() returns trigger language plpgsql as $$
begin
  insert into mission_news (merchant_code, member_id, day, turnover)
  select member.merchant_code, played.member_id, played.day,
    coalesce(sum(played.staked * turnover_percent(member.merchant_code, played.category, played.day))
      filter (where counts_as_turnover(played.category, played.outcome)), 0)
  from new_days played join member on member.id = played.member_id
  where has_missions(member.merchant_code)
  group by member.merchant_code, played.member_id, played.day;
  return null;
end $$;

create or replace function note_changed_play_for_missions() returns trigger language plpgsql as $$
begin
  insert into mission_news (merchant_code, member_id, day, turnover)
  select member.merchant_code, played.member_id, played.day,
    coalesce(sum((played.staked - before.staked) * turnover_percent(member.merchant_code, played.category, played.day))
      filter (where counts_as_turnover(played.category, played.outcome)), 0)
  from new_days played
  join old_days before using (member_id, day, category, vendor, outcome)
  join member on member.id = played.member_id
  where has_missions(member.merchant_code)
  group by member.merchant_code, played.member_id, played.day;
  return null;
end $$;
