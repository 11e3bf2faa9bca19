import type { getDownline } from '@ante/contract/agents/downline.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { memberById } from '../../identity/public.ts'
import type { Member } from '../../identity/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { maySendToDownline, mayShareMoney } from '../../member/public.ts'
import { parseDays } from '../../merchant/public.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { findTeamMember } from '../teams/find-team-member.ts'
import { teamSums, totalOf } from '../teams/team-sums.ts'
import { hasDirect } from './has-direct.ts'
import { shownDownlines } from './shown-downlines.ts'

/** Downline actions that the merchant has enabled. */
export interface DownlineSwitches {
  transfer: boolean
  mail: boolean
}

/** Returns a member below the agent, with the totals of the member and the team. */
export async function showDownline(
  ports: AgentsPorts,
  agent: SignedIn,
  { memberId }: ParsedInputOf<typeof getDownline>,
  switches: DownlineSwitches,
): Promise<OutputOf<typeof getDownline>> {
  const { db, clock } = ports
  const { merchantCode, currency } = agent
  const { member } = await findTeamMember(ports, agent, memberId)
  const agentId = BigInt(agent.memberId)
  // Refuses the agent's own id: agents read their own data with other calls.
  if (member.uplineId === null || member.id === agentId) throw commonRefusal('function.not.available')
  const daysOf = (range: 'today' | 'month') => parseDays(db, { merchantCode, now: clock.now() }, { range })
  const sumsOf = async (range: 'today' | 'month') =>
    totalOf((await teamSums(db, [member.id], await daysOf(range))).get(member.id) ?? [])
  const downlineMember = { ...member, hasDirect: await hasDirect(db, member) }
  const [[downline], today, month] = await Promise.all([
    shownDownlines(db, [downlineMember], { agentId, parentId: agentId }),
    sumsOf('today'),
    sumsOf('month'),
  ])
  if (!downline) throw new Error(`cannot read member ${memberId}`)
  const permissions = await permissionsOf(db, { agentId, member }, switches)
  return { member: downline, uplineId: String(member.uplineId), today, month, may: permissions, currency }
}

async function permissionsOf(
  db: Db,
  { agentId, member }: { agentId: bigint; member: Member },
  { transfer, mail }: DownlineSwitches,
): Promise<OutputOf<typeof getDownline>['may']> {
  const agent = await memberById(db, agentId)
  const isDirect = member.uplineId === agentId
  const isOpen = isDirect && member.status === 'active'
  return {
    transfer: transfer && isOpen && agent !== null && maySendToDownline(agent) && mayShareMoney(agent, member),
    promote: isOpen && member.type === 0,
    message: mail && isOpen,
    records: isDirect,
  }
}
