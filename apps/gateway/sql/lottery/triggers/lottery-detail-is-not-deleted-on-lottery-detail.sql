-- Refuses deletion of sub-orders.
-- Locks: those of the statement.
-- Callers: delete or truncate on lottery_detail.
create or replace trigger lottery_detail_is_not_deleted before delete or truncate on lottery_detail
  for each statement execute function protect_lottery_order();
