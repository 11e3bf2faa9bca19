import { getTeamDays } from '@ante/contract/agents/team-days.ts'
import { getTeamKpi } from '@ante/contract/agents/team-kpi.ts'
import { getTeamOverview } from '@ante/contract/agents/team-overview.ts'
import { listTeamProfit } from '@ante/contract/agents/team-profit.ts'
import { teamProfitFile } from '@ante/contract/agents/team-profit-file.ts'

import type { RegisteredJob } from '../kit/job-queue/job.ts'
import { serve } from '../kit/serve.ts'
import { serveCsv } from '../kit/serve-csv.ts'
import type { Server } from '../kit/server.ts'
import { BalancePublisher } from '../wallet/public.ts'
import { contractRoutes } from './contracts/routes.ts'
import { betRoutes } from './bets/routes.ts'
import type { ShowingPorts } from './bets/show-team-bet.ts'
import type { DownlinePorts } from './downlines/downline-ports.ts'
import { downlineRoutes } from './downlines/routes.ts'
import { agentJobs } from './jobs.ts'
import { linkRoutes } from './links/routes.ts'
import { rebateIncomeRoutes } from './rebates/routes.ts'
import { salaryRoutes } from './salaries/routes.ts'
import { teamProfitOf } from './teams/list-team-profit.ts'
import { showTeamKpi } from './teams/show-team-kpi.ts'
import { showTeamOverview } from './teams/show-team-overview.ts'
import { showTeamDays } from './teams/team-days.ts'
import { fileOfTeamProfit } from './teams/team-profit-file.ts'

/** Registers the routes of agents; returns their background jobs. */
export function openAgents(app: Server, ports: DownlinePorts & ShowingPorts): RegisteredJob[] {
  serve(app, getTeamKpi, (input, { member }) => showTeamKpi(ports, member, input))
  serve(app, getTeamOverview, (input, { member }) => showTeamOverview(ports, member, input))
  serve(app, getTeamDays, (input, { member }) => showTeamDays(ports, member, input))
  serve(app, listTeamProfit, (input, { member }) => teamProfitOf(ports, member, input))
  serveCsv(app, teamProfitFile, (input, { member }) => fileOfTeamProfit(ports, member, input))
  betRoutes(app, ports)
  downlineRoutes(app, ports)
  contractRoutes(app, ports)
  linkRoutes(app, ports)
  const balances = new BalancePublisher(ports.bus)
  app.addHook('onClose', async () => balances.flush())
  salaryRoutes(app, { ...ports, balances })
  rebateIncomeRoutes(app, ports)
  return agentJobs({ ...ports, balances })
}
