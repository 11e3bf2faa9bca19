-- The amount that a member may still lose in each period with a limit; money in vendor wallets counts as lost, because
-- it can be staked at any time.
-- Locks: none.
-- Callers: responsible_gaming_refusals, responsible-gaming/limits/limits.ts.
create or replace function loss_limits_left(of_member bigint, now_at timestamptz) returns table (period text, loss_left bigint)
language sql stable as $$
  select play_limit.period, (play_limit.value
    - coalesce((select sum(d.staked - d.returned) from play_limit_day d where d.member_id = of_member
        and d.day >= limit_period_start(of_member, play_limit.period, now_at)), 0)
    - limit_amount_at_risk(of_member))::bigint
  from play_limit where member_id = of_member and kind = 'loss'
$$;
