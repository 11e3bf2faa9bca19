-- Refuses every change and deletion of placed orders.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on lottery_order.
create or replace trigger lottery_order_is_immutable before update or delete or truncate on lottery_order
  for each statement execute function protect_lottery_order();
