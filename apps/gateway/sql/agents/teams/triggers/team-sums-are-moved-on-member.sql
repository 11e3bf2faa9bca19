-- Moves the sums of a member's team to the new uplines. The trigger's name sorts before team_sums_follow_type, so that
-- counted sums move first.
-- Locks: those of the statement, and of move_team_sums.
-- Callers: update of upline_id on member.
create or replace trigger team_sums_are_moved after update of upline_id on member
  for each row when (old.upline_id is distinct from new.upline_id) execute function move_team_sums();
