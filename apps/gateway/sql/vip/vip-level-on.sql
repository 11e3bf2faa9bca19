-- The VIP level of a member at the start of a day of the merchant's calendar.
-- Locks: none.
-- Callers: vip/level-of.ts, promotions/rebates/accrued-rebate.ts.
create or replace function vip_level_on(of_member bigint, of_day date) returns smallint language sql stable as $$
  select coalesce((
    select to_level from vip_change where member_id = of_member and day < of_day order by id desc limit 1), 0::smallint)
$$;
