import { getTeamBet } from '@ante/contract/agents/bet-detail.ts'
import { listTeamBets, teamBetsFile } from '@ante/contract/agents/bets.ts'

import { serveCsv } from '../../kit/serve-csv.ts'
import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import { teamBetsOf } from './list-team-bets.ts'
import { showTeamBet } from './show-team-bet.ts'
import type { ShowingPorts } from './show-team-bet.ts'
import { fileOfTeamBets } from './team-bets-file.ts'

/** Limited because each request may call a vendor. */
const DETAILS_PER_MINUTE = 60

/** Routes through which agents read the bets of their teams. */
export function betRoutes(app: Server, ports: ShowingPorts): void {
  serve(app, listTeamBets, (input, { member }) => teamBetsOf(ports, member, input))
  serve(app, getTeamBet, (input, context) => showTeamBet(ports, context, input), { perMinute: DETAILS_PER_MINUTE })
  serveCsv(app, teamBetsFile, (input, { member }) => fileOfTeamBets(ports, member, input))
}
