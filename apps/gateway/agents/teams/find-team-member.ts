import { memberMay } from '@ante/contract/member/member-type.ts'
import type { TeamMember } from '@ante/contract/agents/team-member.ts'

import { lineWithinTeam } from '../../identity/public.ts'
import type { Member } from '../../identity/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import type { AgentsPorts } from '../agents-ports.ts'

/** Refuses members whose type has no agency centre. */
export function requireAgent({ type }: Pick<SignedIn, 'type'>): void {
  if (!memberMay.openAgencyCentre(type)) throw commonRefusal('function.not.available')
}

/**
 * Returns the team member whose figures an agent requests, and all members between agent and member. Members outside
 * the team and missing members get the same refusal (no enumeration); the attempt is logged.
 */
export async function findTeamMember(
  { db, log }: Pick<AgentsPorts, 'db' | 'log'>,
  agent: SignedIn,
  requested: string | undefined,
): Promise<{ member: Member; line: TeamMember[] }> {
  requireAgent(agent)
  const line = await lineWithinTeam(db, BigInt(agent.memberId), BigInt(requested ?? agent.memberId))
  const member = line?.at(-1)
  if (!line || !member) {
    const { memberId, merchantCode } = agent
    log.warn(
      { event: 'agent.foreign_member_requested', agentId: memberId, merchantCode, requestedId: requested },
      'agent requested a member outside the team',
    )
    throw commonRefusal('function.not.available')
  }
  return { member, line: line.map(teamMember) }
}

export const teamMember = ({ id, account, type }: Member): TeamMember => ({
  memberId: String(id),
  customerName: account,
  type,
})
