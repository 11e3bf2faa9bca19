import type { Member } from '../../identity/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import { refuseCommonly } from '../../kit/refusal.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { findTeamMember } from '../teams/find-team-member.ts'

/**
 * Somebody directly below the agent; whoever stands deeper has his privacy, and all others are nobody's to ask for. Who asks for
 * them stands in the log.
 */
export async function findDirectDownline(
  ports: Pick<AgentsPorts, 'db' | 'log'>,
  agent: SignedIn,
  asked: string,
): Promise<Member> {
  const { member } = await findTeamMember(ports, agent, asked)
  if (member.uplineId === BigInt(agent.memberId)) return member
  const { memberId: agentId, merchantCode } = agent
  ports.log.warn({ agentId, merchantCode, asked }, 'an agent has asked for what only those directly below show him')
  throw refuseCommonly('function.not.available')
}
