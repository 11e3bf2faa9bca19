-- Refuses changes of a published result, except by the transition for corrections.
-- Locks: those of the statement.
-- Callers: update on lottery_draw.
create or replace trigger lottery_results_are_immutable before update on lottery_draw
  for each row when (old.status = new.status and old.result::text is distinct from new.result::text)
  execute function protect_lottery_result();
