-- Enforces that a sub-order keeps its number, order, slip, member, draw, multiple, cost and time.
-- Locks: those of the statement.
-- Callers: update on lottery_detail.
create or replace trigger lottery_detail_is_immutable before update on lottery_detail for each row
  when ((old.id, old.order_id, old.slip_id, old.member_id, old.draw_id, old.multiple, old.cost, old.placed_at)
    is distinct from (new.id, new.order_id, new.slip_id, new.member_id, new.draw_id, new.multiple, new.cost, new.placed_at))
  execute function protect_lottery_order();
