-- Refuses changes of the identity of a draw.
-- Locks: those of the statement.
-- Callers: update on lottery_draw.
create or replace trigger lottery_draws_are_immutable before update on lottery_draw
  for each row when ((old.game_id, old.merchant_code, old.draw_number, old.day, old.draw_at)
    is distinct from (new.game_id, new.merchant_code, new.draw_number, new.day, new.draw_at))
  execute function protect_lottery_result();
