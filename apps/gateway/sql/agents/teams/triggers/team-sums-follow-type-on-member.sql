-- Removes all amounts of a member who becomes a tester from the sums of teams, or adds them back.
-- Locks: those of the statement, and of retype_in_team_sums.
-- Callers: update of type on member.
create or replace trigger team_sums_follow_type after update of type on member
  for each row when (is_in_teams(old.type) <> is_in_teams(new.type)) execute function retype_in_team_sums();
