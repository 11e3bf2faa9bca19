-- The identity of a draw and its published result are immutable; only the transition for corrections changes a result.
-- Locks: none.
-- Callers: trigger lottery_draw_steps_are_immutable on lottery_draw_step, trigger lottery_draws_are_immutable on
--   lottery_draw, trigger lottery_results_are_immutable on lottery_draw.
create or replace function protect_lottery_result() returns trigger language plpgsql as $$
begin
  raise exception 'the schedule and a published result of a draw are immutable' using errcode = 'restrict_violation';
end $$;
