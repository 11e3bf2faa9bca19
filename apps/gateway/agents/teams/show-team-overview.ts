import type { getTeamOverview } from '@ante/contract/agents/team-overview.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import type { SignedIn } from '../../kit/context.ts'
import { textOf } from '../../kit/money.ts'
import { parseDays } from '../../merchant/public.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { countedAtOf } from './counted-at.ts'
import { teamKpiOf } from './show-team-kpi.ts'
import { requireAgent } from './find-team-member.ts'
import { teamSizes } from './team-size.ts'
import { teamSums, totalOf, categoriesOf } from './team-sums.ts'

/** Returns the tiles of an agent's overview, and the team's bets by category. */
export async function showTeamOverview(
  ports: Pick<AgentsPorts, 'db' | 'clock'>,
  agent: SignedIn,
  input: ParsedInputOf<typeof getTeamOverview>,
): Promise<OutputOf<typeof getTeamOverview>> {
  requireAgent(agent)
  const { db, clock } = ports
  const { merchantCode, currency } = agent
  const agentId = BigInt(agent.memberId)
  const days = await parseDays(db, { merchantCode, now: clock.now() }, input)
  const countedAt = await countedAtOf(db)
  const [people, sizeOf, sums] = await Promise.all([
    teamKpiOf(db, agentId, days),
    teamSizes(db, [agentId]),
    teamSums(db, [agentId], days),
  ])
  const { members, balance } = sizeOf(agentId)
  const agentSums = sums.get(agentId) ?? []
  return {
    teamSize: members,
    teamBalance: textOf(balance),
    people,
    total: totalOf(agentSums),
    categories: categoriesOf(agentSums),
    currency,
    ...days,
    countedAt,
  }
}
