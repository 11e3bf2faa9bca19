-- Enforces the state in which a draw may be inserted. A draw without a row has no bets: once drawn, it counts as paid.
-- Locks: those of the statement.
-- Callers: insert on lottery_draw.
create or replace trigger lottery_draws_begin before insert on lottery_draw
  for each row execute function begin_lottery_draw();
