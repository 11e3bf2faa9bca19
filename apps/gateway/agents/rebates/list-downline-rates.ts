import type { listDownlineRates } from '@ante/contract/agents/rebates.ts'
import { MEMBERS_PER_PAGE } from '@ante/contract/agents/team-member.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { directlyBelowAfter } from '../../identity/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import { pageOf } from '../../kit/page-of.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { requireAgent, teamMember } from '../teams/find-team-member.ts'
import { changeDays } from './change-days.ts'
import { shownRates } from './shown-rates.ts'

/** Returns a page of an agent's direct downlines with their rebate rates. */
export async function downlineRatesOf(
  { db, clock }: AgentsPorts,
  agent: SignedIn,
  { search, after }: ParsedInputOf<typeof listDownlineRates>,
): Promise<OutputOf<typeof listDownlineRates>> {
  requireAgent(agent)
  const { merchantCode } = agent
  const id = BigInt(agent.memberId)
  const downlines = await directlyBelowAfter(db, { id, merchantCode }, { search, after, limit: MEMBERS_PER_PAGE + 1 })
  const { page, next } = pageOf(downlines, MEMBERS_PER_PAGE, ({ account }) => account)
  const days = await changeDays(db, { merchantCode, now: clock.now() })
  const shownOf = await shownRates(db, [id, ...page.map((member) => member.id)], { merchantCode, ...days })
  return {
    downlines: page.map((member) => ({ ...teamMember(member), ...shownOf(member.id) })),
    own: shownOf(id),
    changesFrom: days.changesFrom,
    next,
  }
}
