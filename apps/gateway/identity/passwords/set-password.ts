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
  /** The session that stays; null where nobody is signed in by whoever sets it. */
  keptToken: string | null
  visitor: Visitor
  at: Date
}

/**
 * Gives a member a new password. Every session that was opened by the old one ends, and so does whatever could still become
 * one: logins that wait for their second factor, and links in a mailbox.
 */
export async function setPassword(
  ports: Pick<IdentityPorts, 'onSecurityEvent'>,
  tx: Db,
  { memberId, hash, keptToken, visitor, at }: NewPassword,
): Promise<void> {
  await tx.updateTable('member').set({ password_hash: hash }).where('id', '=', memberId).execute()
  await endSessionsOf(tx, memberId, keptToken)
  await endChallengesOf(tx, memberId)
  await useLinksOf(tx, memberId, at)
  await rememberSecurityEvent(ports, tx, { memberId, kind: 'password.changed', visitor, at })
}
