-- How much of a stake counts as turnover, a category and merchant, from a day of his calendar on: what was played before a
-- change counts as it did then.
create table turnover_contribution (
  merchant_code text not null references merchant (code),
  category text not null,
  from_day date not null,
  percent smallint not null check (percent between 0 and 100),
  primary key (merchant_code, category, from_day)
);

-- All that a member's ended rounds have ever counted, in hundredths of the ledger's units. It follows the statements that end
-- rounds and take bets back, since these keep `play_day`: no bet does anything for it. Where nothing else is said, half of
-- what is staked against other players counts, and all of everything else (source: domain handbook 7.4).
create function valid_turnover(of_member bigint, at_merchant text) returns bigint language sql stable as $$
  select coalesce(sum(played.staked * coalesce(said.percent, case played.category when 'PVP' then 50 else 100 end)), 0)::bigint
  from play_day played
  left join lateral (
    select percent from turnover_contribution
    where merchant_code = at_merchant and category = played.category and from_day <= played.day
    order by from_day desc limit 1) said on true
  where played.member_id = of_member
$$;
