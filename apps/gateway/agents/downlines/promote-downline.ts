import { promoteDownline as promoteEndpoint } from '@ante/contract/agents/downline.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { memberMay } from '@ante/contract/member/member-type.ts'

import { requireNotExcluded, isExcluded } from '../../responsible-gaming/public.ts'
import { lockedMember } from '../../identity/public.ts'
import type { Member } from '../../identity/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import { inTransaction } from '../../kit/db.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { teamMember } from '../teams/find-team-member.ts'
import { changeKind } from './change-kind.ts'
import { findDirectDownline } from './direct-downline.ts'

const refuse = refusalsOf(promoteEndpoint)
const PLAYER = 0

/** Makes a direct downline that is a player an agent. Does nothing for an agent. */
export async function promoteDownline(
  ports: AgentsPorts,
  agent: SignedIn,
  { memberId }: ParsedInputOf<typeof promoteEndpoint>,
): Promise<OutputOf<typeof promoteEndpoint>> {
  const { db, clock } = ports
  await requireNotExcluded(db, BigInt(agent.memberId), clock.now())
  await findDirectDownline(ports, agent, memberId)
  const promoted = await inTransaction(db, async (tx): Promise<Member> => {
    const member = await lockedMember(tx, BigInt(memberId))
    // The member may have been moved since the request.
    if (member?.uplineId !== BigInt(agent.memberId)) throw commonRefusal('function.not.available')
    if (memberMay.openAgencyCentre(member.type)) return member
    const at = clock.now()
    // Internal accounts keep their type.
    if (member.type !== PLAYER || member.status !== 'active') throw refuse('downline.unavailable')
    if (await isExcluded(tx, member.id, at)) throw refuse('downline.unavailable')
    return changeKind(tx, member, { to: 1, by: { id: BigInt(agent.memberId), account: agent.account }, at })
  })
  return { member: teamMember(promoted) }
}
