-- The first day of a member's current period, in the merchant's calendar.
-- Locks: none.
-- Callers: count_limit_losses, loss_limits_left, session_limit_left.
create or replace function limit_period_start(of_member bigint, period text, now_at timestamptz) returns date language sql stable as $$
  select date_trunc(period, now_at at time zone merchant.zone)::date
  from member join merchant on merchant.code = member.merchant_code where member.id = of_member
$$;
