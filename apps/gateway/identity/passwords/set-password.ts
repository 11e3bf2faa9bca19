import type { Db } from '../../kit/db.ts'
import type { IdentityPorts } from '../identity-ports.ts'
import { rememberSecurityEvent } from '../security-events.ts'
import { endChallengesOf } from '../second-factor/login-challenges.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import type { Visitor } from '../sessions/sessions.ts'
import { useLinksOf } from './password-links.ts'

export interface NewPassword {
  memberId: bigint
  hash: string
  /** Token of the session that stays; null without session. */
  exceptToken: string | null
  visitor: Visitor
  at: Date
}

/**
 * Sets a member's password. Ends all sessions except that of `exceptToken`, cancels sign-ins that await the second
 * factor, and invalidates emailed links.
 */
export async function setPassword(
  ports: Pick<IdentityPorts, 'onSecurityEvent'>,
  tx: Db,
  { memberId, hash, exceptToken, visitor, at }: NewPassword,
): Promise<void> {
  await tx.updateTable('member').set({ password_hash: hash }).where('id', '=', memberId).execute()
  await endSessionsOf(tx, memberId, exceptToken)
  await endChallengesOf(tx, memberId)
  await useLinksOf(tx, memberId, at)
  await rememberSecurityEvent(ports, tx, { memberId, kind: 'password.changed', visitor, at })
}
