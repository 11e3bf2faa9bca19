-- The percentage of a valid bet that counts as turnover, as `valid_turnover` applies it.
-- Locks: none.
-- Callers: queue_changed_play_for_missions, queue_new_play_for_missions,
--   operator/house-edge/wagering-edge.ts, promotions/missions/counted.ts.
create or replace function turnover_percent(at_merchant text, of_category text, on_day date) returns smallint language sql stable as $$
  select coalesce((
    select percent from turnover_contribution
    where merchant_code = at_merchant and category = of_category and from_day <= on_day
    order by from_day desc limit 1), case of_category when 'PVP' then 50 else 100 end)::smallint
$$;
