-- The key of the advisory lock that every transaction with a change of the sums of teams holds until its end.
-- Locks: none.
-- Callers: count_team_changes, move_team_sums, retype_in_team_sums, bench/team-tree.ts.
create or replace function team_lock() returns bigint language sql immutable return 7301140;
