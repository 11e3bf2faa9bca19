import type { Member } from '../../identity/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { findTeamMember } from '../teams/find-team-member.ts'

/**
 * Returns a direct downline of the agent. Deeper team members, members outside the team and missing ones are refused;
 * refusals are logged.
 */
export async function findDirectDownline(
  ports: Pick<AgentsPorts, 'db' | 'log'>,
  agent: SignedIn,
  requested: string,
): Promise<Member> {
  const { member } = await findTeamMember(ports, agent, requested)
  if (member.uplineId === BigInt(agent.memberId)) return member
  const { memberId: agentId, merchantCode } = agent
  ports.log.warn(
    { event: 'agent.indirect_downline_requested', agentId, merchantCode, requestedId: requested },
    'agent requested data of a member who is not a direct downline',
  )
  throw commonRefusal('function.not.available')
}
