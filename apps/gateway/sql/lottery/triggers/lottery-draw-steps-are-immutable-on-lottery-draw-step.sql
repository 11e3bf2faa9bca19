-- The identity of a draw and its published result are immutable; only the transition for corrections changes a result.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on lottery_draw_step.
create or replace trigger lottery_draw_steps_are_immutable before update or delete or truncate on lottery_draw_step
  for each statement execute function protect_lottery_result();
