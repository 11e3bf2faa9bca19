-- Refuses changes of placed orders, slips and sub-orders.
-- Locks: none.
-- Callers: trigger lottery_detail_is_not_deleted on lottery_detail, trigger lottery_detail_is_immutable on
--   lottery_detail, trigger lottery_order_is_immutable on lottery_order, trigger lottery_slip_is_immutable on
--   lottery_slip.
create or replace function protect_lottery_order() returns trigger language plpgsql as $$
begin
  raise exception 'a placed order is immutable' using errcode = 'restrict_violation';
end $$;
