-- Valid bets of a member's ended rounds for rebates, per day and category, in the ledger's units. Esports and
-- cockfights count as sports. Sources: domain handbook 1 and 9.8.
-- Locks: none.
-- Callers: promotions/rebates/accrued-rebate.ts, promotions/rebates/settle-rebates.ts.
create or replace function rebate_turnover(of_member bigint, until_day date)
returns table (day date, category text, turnover bigint) language sql stable as $$
  select played.day, played.category, sum(played.valid)::bigint
  from play_day played
  where played.member_id = of_member and played.day <= until_day
    and played.category in ('RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT')
  group by played.day, played.category
$$;
