-- Enforces the legal state transitions of a lottery draw. Source: domain handbook 3.2.
-- Locks: those of the statement.
-- Callers: update of status on lottery_draw.
create or replace trigger lottery_draw_enforces_transitions before update of status on lottery_draw
  for each row when (old.status <> new.status) execute function enforce_lottery_draw_transitions();
