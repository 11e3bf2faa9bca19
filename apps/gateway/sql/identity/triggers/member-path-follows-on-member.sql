-- Updates the paths of a member and of all members below after a change of the upline. Refuses an upline who is the
-- member or below the member.
-- Locks: those of the statement, and of move_member_in_line.
-- Callers: update of upline_id on member.
create or replace trigger member_path_follows before update of upline_id on member
  for each row when (old.upline_id is distinct from new.upline_id) execute function move_member_in_line();
