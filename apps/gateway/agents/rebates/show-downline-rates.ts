import type { getDownlineRates } from '@ante/contract/agents/rebates.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import type { SignedIn } from '../../kit/context.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { findDirectDownline } from '../downlines/direct-downline.ts'
import { changeDays } from './change-days.ts'
import { rateRangeOf, shownRateRange } from './rate-range.ts'

/** Returns a direct downline's rates, and the range that the agent may set. */
export async function showDownlineRates(
  ports: AgentsPorts,
  agent: SignedIn,
  { memberId }: ParsedInputOf<typeof getDownlineRates>,
): Promise<OutputOf<typeof getDownlineRates>> {
  const { db, clock } = ports
  const member = await findDirectDownline(ports, agent, memberId)
  const days = await changeDays(db, { merchantCode: agent.merchantCode, now: clock.now() })
  const bounds = await rateRangeOf(db, { agentId: BigInt(agent.memberId), member }, days)
  return shownRateRange(member, bounds, days.changesFrom)
}
