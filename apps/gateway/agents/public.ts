/** What the composition and other capabilities may use of `agents`. */
export { giveRatesOfLink } from './links/link-rates.ts'
export { openAgents } from './routes.ts'
export { countAllNews, countTeamNews } from './teams/team-news.ts'
export { teamSums } from './teams/team-sums.ts'
export type { VerticalSums } from './teams/team-sums.ts'
export { verifyTeams } from './teams/verify-teams.ts'
