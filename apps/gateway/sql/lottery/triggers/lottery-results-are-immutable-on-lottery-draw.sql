-- The identity of a draw and its published result are immutable; only the transition for corrections changes a result.
-- Locks: those of the statement.
-- Callers: update on lottery_draw.
create or replace trigger lottery_results_are_immutable before update on lottery_draw
  for each row when (old.status = new.status and old.result::text is distinct from new.result::text)
  execute function protect_lottery_result();
