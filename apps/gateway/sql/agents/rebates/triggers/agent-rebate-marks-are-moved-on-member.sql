-- Moves the marks of a member's paid turnover to the new upline, so that this turnover is not paid twice. Payments to
-- earlier uplines are not reclaimed.
-- Locks: those of the statement, and of move_agent_rebate_marks.
-- Callers: update of upline_id on member.
create or replace trigger agent_rebate_marks_are_moved after update of upline_id on member
  for each row when (old.upline_id is distinct from new.upline_id) execute function move_agent_rebate_marks();
