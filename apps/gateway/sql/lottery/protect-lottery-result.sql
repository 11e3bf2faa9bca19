-- A published result and the identity of a draw are immutable; a result changes only by the transition for corrections.
-- Locks: none.
-- Callers: trigger lottery_draw_steps_are_immutable on lottery_draw_step, trigger lottery_draws_are_immutable on lottery_draw,
--   trigger lottery_results_are_immutable on lottery_draw.
create or replace function protect_lottery_result() returns trigger language plpgsql as $$
begin
  raise exception 'the schedule and a published result of a draw are immutable' using errcode = 'restrict_violation';
end $$;
