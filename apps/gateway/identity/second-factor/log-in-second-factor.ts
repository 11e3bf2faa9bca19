import { loginSecondFactor } from '@ante/contract/identity/second-factor.ts'
import type { Session } from '@ante/contract/identity/session.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { inTransaction } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { enterMember } from '../login/enter-member.ts'
import type { IdentityPorts, VisitorCall } from '../identity-ports.ts'
import { challengedMember, useChallenge } from './login-challenges.ts'
import { memberById } from '../members.ts'
import { verifySecondFactor } from './second-factor.ts'

const refuse = refusalsOf(loginSecondFactor)

/** Completes a sign-in after the first factor. */
export async function logInBySecondFactor(
  ports: IdentityPorts,
  { challenge, code }: ParsedInputOf<typeof loginSecondFactor>,
  { merchantCode, visitor }: VisitorCall,
): Promise<Session> {
  const { db, clock } = ports
  const challenged = await challengedMember(ports, challenge)
  const member = challenged && (await memberById(db, challenged.memberId))
  if (!challenged || member?.merchantCode !== merchantCode) throw refuse('second_factor.expired')
  if (!(await verifySecondFactor(ports, { merchantCode, memberId: member.id, code, visitor }))) {
    throw refuse('second_factor.incorrect')
  }
  if (member.status === 'disabled') throw refuse('account.disabled')
  return inTransaction(db, async (tx) => {
    if (!(await useChallenge(tx, challenge))) throw refuse('second_factor.expired')
    return enterMember(ports, tx, { member, method: challenged.method, visitor, now: clock.now() })
  })
}
