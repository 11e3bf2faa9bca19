import { endOneSession as endpoint } from '@ante/contract/identity/sessions.ts'

import { inTransaction } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { IdentityPorts, MemberCall } from '../identity-ports.ts'
import { rememberSecurityEvent } from '../security-events.ts'
import { endSessionsOf } from './sessions.ts'

const refuse = refusalsOf(endpoint)
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Ends one session of the member, by its public id; it may be the current one. */
export async function endOneSession(ports: IdentityPorts, id: string, call: MemberCall): Promise<Record<never, never>> {
  const memberId = BigInt(call.member.memberId)
  await inTransaction(ports.db, async (tx) => {
    const ended = UUID.test(id)
      ? await tx.deleteFrom('session').where('id', '=', id).where('member_id', '=', memberId).executeTakeFirst()
      : null
    if (!ended?.numDeletedRows) throw refuse('session.not.found')
    await rememberSecurityEvent(ports, tx, eventOf(ports, call))
  })
  return {}
}

/** Ends all sessions of the member except the calling one. */
export async function endOtherSessions(ports: IdentityPorts, call: MemberCall): Promise<{ ended: number }> {
  const { memberId, token } = call.member
  return inTransaction(ports.db, async (tx) => {
    const ended = await endSessionsOf(tx, BigInt(memberId), token)
    if (ended > 0) await rememberSecurityEvent(ports, tx, eventOf(ports, call))
    return { ended }
  })
}

const eventOf = ({ clock }: IdentityPorts, { member, visitor }: MemberCall) => ({
  memberId: BigInt(member.memberId),
  kind: 'sessions.ended' as const,
  visitor,
  at: clock.now(),
})
