import { getTeamDays } from '@ante/contract/agents/team-days.ts'
import { getTeamKpi } from '@ante/contract/agents/team-kpi.ts'
import { getTeamOverview } from '@ante/contract/agents/team-overview.ts'
import { listTeamProfit } from '@ante/contract/agents/team-profit.ts'
import { teamProfitFile } from '@ante/contract/agents/team-profit-file.ts'

import { serve } from '../kit/serve.ts'
import { serveCsv } from '../kit/serve-csv.ts'
import type { Server } from '../kit/server.ts'
import { contractRoutes } from './contracts/routes.ts'
import { betRoutes } from './bets/routes.ts'
import type { ShowingPorts } from './bets/show-team-bet.ts'
import type { DownlinePorts } from './downlines/downline-ports.ts'
import { downlineRoutes } from './downlines/routes.ts'
import { linkRoutes } from './links/routes.ts'
import { RebateIncome } from './rebates/rebate-income.ts'
import { rebateIncomeRoutes } from './rebates/routes.ts'
import { salaryRoutes } from './salaries/routes.ts'
import { Salaries } from './salaries/salaries.ts'
import { teamProfitOf } from './teams/list-team-profit.ts'
import { showTeamKpi } from './teams/show-team-kpi.ts'
import { showTeamOverview } from './teams/show-team-overview.ts'
import { showTeamDays } from './teams/team-days.ts'
import { TeamNews } from './teams/team-news.ts'
import { fileOfTeamProfit } from './teams/team-profit-file.ts'

/** What agents read of their teams, and what keeps it up to date until it is closed. */
export function openAgents(app: Server, ports: DownlinePorts & ShowingPorts): { close(): Promise<void> } {
  serve(app, getTeamKpi, (input, { member }) => showTeamKpi(ports, member, input))
  serve(app, getTeamOverview, (input, { member }) => showTeamOverview(ports, member, input))
  serve(app, getTeamDays, (input, { member }) => showTeamDays(ports, member, input))
  serve(app, listTeamProfit, (input, { member }) => teamProfitOf(ports, member, input))
  serveCsv(app, teamProfitFile, (input, { member }) => fileOfTeamProfit(ports, member, input))
  betRoutes(app, ports)
  downlineRoutes(app, ports)
  contractRoutes(app, ports)
  linkRoutes(app, ports)
  const salaries = new Salaries(ports)
  salaryRoutes(app, salaries.ports)
  rebateIncomeRoutes(app, ports)
  const rebates = new RebateIncome(ports)
  const news = new TeamNews(ports)
  return {
    close: async () => {
      await salaries.close()
      await rebates.close()
      await news.close()
    },
  }
}
