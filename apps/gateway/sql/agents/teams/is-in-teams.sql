-- Whether members of a type count in the sums of teams. Trial players and internal accounts (testers) do not.
-- Locks: none.
-- Callers: branch_volume, change_presences, contract_volumes, count_team_online, count_team_changes,
--   follow_members_in_teams, queue_settled_bets, retype_in_team_sums, team_attendance, when of trigger
--   team_sums_follow_type on member, agents/bets/show-team-bet.ts, agents/teams/team-days.ts,
--   agents/teams/verify-teams.ts, identity/downline.ts, identity/members-of-team.ts, identity/walk-downline.ts.
create or replace function is_in_teams(of_type smallint) returns boolean language sql immutable
return of_type in (0, 1, 2);
