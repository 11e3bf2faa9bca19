-- The amount that a member may still lose in each period with a limit; money at vendors counts as lost, because it may
-- be lost at any moment.
-- Locks: none.
-- Callers: care_refusals, responsible-gaming/limits/limits.ts.
create or replace function care_losses_left(of_member bigint, now_at timestamptz) returns table (period text, loss_left bigint)
language sql stable as $$
  select care_limit.period, (care_limit.value
    - coalesce((select sum(d.staked - d.returned) from care_day d where d.member_id = of_member
        and d.day >= care_period_start(of_member, care_limit.period, now_at)), 0)
    - care_at_risk(of_member))::bigint
  from care_limit where member_id = of_member and kind = 'loss'
$$;
