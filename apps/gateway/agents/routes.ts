import { listDownlines } from '@ante/contract/agents/downlines.ts'
import { getTeamDays } from '@ante/contract/agents/team-days.ts'
import { getTeamKpi } from '@ante/contract/agents/team-kpi.ts'
import { getTeamOverview } from '@ante/contract/agents/team-overview.ts'
import { listTeamProfit } from '@ante/contract/agents/team-profit.ts'
import { teamProfitFile } from '@ante/contract/agents/team-profit-file.ts'

import { serve } from '../kit/serve.ts'
import { serveCsv } from '../kit/serve-csv.ts'
import type { Server } from '../kit/server.ts'
import type { AgentsPorts } from './agents-ports.ts'
import { downlinesOf } from './teams/list-downlines.ts'
import { teamProfitOf } from './teams/list-team-profit.ts'
import { showTeamKpi } from './teams/show-team-kpi.ts'
import { showTeamOverview } from './teams/show-team-overview.ts'
import { showTeamDays } from './teams/team-days.ts'
import { TeamNews } from './teams/team-news.ts'
import { fileOfTeamProfit } from './teams/team-profit-file.ts'

/** What agents read of their teams, and what keeps it up to date until it is closed. */
export function openAgents(app: Server, ports: AgentsPorts): { close(): Promise<void> } {
  serve(app, getTeamKpi, (input, { member }) => showTeamKpi(ports, member, input))
  serve(app, getTeamOverview, (input, { member }) => showTeamOverview(ports, member, input))
  serve(app, getTeamDays, (input, { member }) => showTeamDays(ports, member, input))
  serve(app, listTeamProfit, (input, { member }) => teamProfitOf(ports, member, input))
  serveCsv(app, teamProfitFile, (input, { member }) => fileOfTeamProfit(ports, member, input))
  serve(app, listDownlines, (input, { member }) => downlinesOf(ports, member, input))
  return new TeamNews(ports)
}
