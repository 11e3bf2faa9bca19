import { TEAM_A_PAGE } from '@ante/contract/agents/team-member.ts'
import type { listDownlines } from '@ante/contract/agents/downlines.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import type { SignedIn } from '../../kit/context.ts'
import { textOf } from '../../kit/money.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { countedAtOf } from '../teams/counted-at.ts'
import { teamMemberAsked } from '../teams/team-member-asked.ts'
import { teamSizes } from '../teams/team-size.ts'
import { shownDownlines } from './shown-downlines.ts'
import { nextOf, pageEnd } from './walk.ts'

/** A page of those directly below somebody of the team, or of all below him whose account begins so. */
export async function downlinesOf(
  ports: AgentsPorts,
  agent: SignedIn,
  { parent, after, ...asked }: ParsedInputOf<typeof listDownlines>,
): Promise<OutputOf<typeof listDownlines>> {
  const { db } = ports
  const { member, line } = await teamMemberAsked(ports, agent, parent)
  const countedAt = await countedAtOf(db)
  const place = { after: await pageEnd(ports, member, after), limit: TEAM_A_PAGE + 1 }
  const found = await nextOf(ports, member, asked, place)
  const page = found.slice(0, TEAM_A_PAGE)
  const [downlines, sizeOf] = await Promise.all([
    shownDownlines(db, page, { agentId: BigInt(agent.memberId), parentId: member.id }),
    teamSizes(db, [member.id]),
  ])
  const { members: teamSize, balance } = sizeOf(member.id)
  return {
    downlines,
    line,
    next: found.length > page.length ? (downlines.at(-1)?.memberId ?? null) : null,
    totals: { teamSize, teamBalance: textOf(balance) },
    currency: agent.currency,
    countedAt,
  }
}
