-- Refuses changes of placed orders, slips and sub-orders.
-- Locks: none.
-- Callers: trigger lottery_detail_is_kept on lottery_detail, trigger lottery_detail_stays on lottery_detail, trigger
--   lottery_order_stays on lottery_order, trigger lottery_slip_stays on lottery_slip.
create or replace function keep_lottery_order_as_placed() returns trigger language plpgsql as $$
begin
  raise exception 'an order stays as it was placed' using errcode = 'restrict_violation';
end $$;
