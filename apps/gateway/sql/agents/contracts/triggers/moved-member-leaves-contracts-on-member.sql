-- Ends the contracts and offers of a member who moves to another upline.
-- Locks: those of the statement, and of end_contracts_of_moved_member.
-- Callers: update of upline_id on member.
create or replace trigger moved_member_leaves_contracts after update of upline_id on member
  for each row when (old.upline_id is distinct from new.upline_id) execute function end_contracts_of_moved_member();
