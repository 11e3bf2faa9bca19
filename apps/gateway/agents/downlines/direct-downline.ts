import type { Member } from '../../identity/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import { refuseCommonly } from '../../kit/refusal.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { teamMemberAsked } from '../teams/team-member-asked.ts'

/** Somebody directly below the agent; whoever stands deeper has his privacy, and all others are nobody's to ask for. */
export async function directDownlineAsked(
  ports: Pick<AgentsPorts, 'db' | 'log'>,
  agent: SignedIn,
  asked: string,
): Promise<Member> {
  const { member } = await teamMemberAsked(ports, agent, asked)
  if (member.uplineId !== BigInt(agent.memberId)) throw refuseCommonly('function.not.available')
  return member
}
