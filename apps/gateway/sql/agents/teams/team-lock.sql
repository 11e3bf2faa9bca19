-- The number of the advisory lock that every change of the sums of teams holds until its transaction ends.
-- Locks: none.
-- Callers: count_team_changes, move_team_sums, retype_in_team_sums, bench/team-tree.ts.
create or replace function team_lock() returns bigint language sql immutable return 7301140;
