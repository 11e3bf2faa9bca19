-- Refuses every change and deletion of the history of draws.
-- Locks: those of the statement.
-- Callers: update or delete or truncate on lottery_draw_step.
create or replace trigger lottery_draw_steps_are_immutable before update or delete or truncate on lottery_draw_step
  for each statement execute function protect_lottery_result();
