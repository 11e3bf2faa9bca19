import { MEMBERS_PER_PAGE } from '@ante/contract/agents/team-member.ts'
import type { listDownlines } from '@ante/contract/agents/downlines.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import type { SignedIn } from '../../kit/context.ts'
import { textOf } from '../../kit/money.ts'
import { countedAtOf } from '../teams/counted-at.ts'
import { findTeamMember } from '../teams/find-team-member.ts'
import { teamSizes } from '../teams/team-size.ts'
import type { DownlinePorts } from './downline-ports.ts'
import { shownDownlines } from './shown-downlines.ts'
import { nextMembers, cursorAfter, sealedCursorText } from './walk.ts'

/**
 * Returns a page of the direct downlines of a team member or, with an account prefix, of matching members at any depth.
 */
export async function downlinesOf(
  ports: DownlinePorts,
  agent: SignedIn,
  { parent, after, ...requested }: ParsedInputOf<typeof listDownlines>,
): Promise<OutputOf<typeof listDownlines>> {
  const { db } = ports
  const { member, line } = await findTeamMember(ports, agent, parent)
  const countedAt = await countedAtOf(db)
  const page = { after: await cursorAfter(ports, member, requested, after), limit: MEMBERS_PER_PAGE }
  const { people, next } = await nextMembers(ports, member, requested, page)
  const [downlines, sizeOf] = await Promise.all([
    shownDownlines(db, people, { agentId: BigInt(agent.memberId), parentId: member.id }),
    teamSizes(db, [member.id]),
  ])
  const { members: teamSize, balance } = sizeOf(member.id)
  return {
    downlines,
    line,
    next: sealedCursorText(ports, member, requested, next),
    totals: { teamSize, teamBalance: textOf(balance) },
    currency: agent.currency,
    countedAt,
  }
}
