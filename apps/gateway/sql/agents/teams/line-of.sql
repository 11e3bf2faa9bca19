-- The ids of a path: all uplines of a member, and the member.
-- Locks: none.
-- Callers: change_presences, contract_volumes, count_team_online, count_team_changes, follow_members_in_teams,
--   move_team_sums, queue_settled_bets, retype_in_team_sums, work_out_bets, agents/salaries/create-bills.ts,
--   agents/salaries/pay-by-bet.ts, agents/teams/verify-teams.ts, bench/team-tree.ts.
create or replace function line_of(path text) returns bigint[] language sql immutable
return string_to_array(trim(both '/' from path), '/')::bigint[];
