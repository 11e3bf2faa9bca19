/** What the composition and other capabilities may use of `agents`. */
export { openAgents } from './routes.ts'
export { countTeamNews } from './team-news.ts'
export { teamSums } from './team-sums.ts'
export type { VerticalSums } from './team-sums.ts'
export { verifyTeams } from './verify-teams.ts'
