-- Moves a member and the whole team below to another upline; a member cannot become their own downline.
-- Locks: those of the statement, and of move_member_in_line.
-- Callers: update of upline_id on member.
create or replace trigger member_path_follows before update of upline_id on member
  for each row when (old.upline_id is distinct from new.upline_id) execute function move_member_in_line();
