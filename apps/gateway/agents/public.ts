/** What the composition and other capabilities may use of `agents`. */
export { openAgents } from './routes.ts'
export { countTeamNews } from './teams/team-news.ts'
export { teamSums } from './teams/team-sums.ts'
export type { VerticalSums } from './teams/team-sums.ts'
export { verifyTeams } from './teams/verify-teams.ts'
