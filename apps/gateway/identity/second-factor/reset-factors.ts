import type { Db } from '../../kit/db.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { endChallengesOf } from './login-challenges.ts'

/**
 * Removes the authenticator, recovery codes and passkeys of a member who has lost them, and ends the sessions. The
 * password stays.
 */
export async function resetFactors(tx: Db, memberId: bigint): Promise<{ passkeys: number; hadAuthenticator: boolean }> {
  const authenticator = await tx.deleteFrom('authenticator').where('member_id', '=', memberId).executeTakeFirst()
  await tx.deleteFrom('recovery_code').where('member_id', '=', memberId).execute()
  const passkeys = await tx.deleteFrom('passkey').where('member_id', '=', memberId).executeTakeFirst()
  await endChallengesOf(tx, memberId)
  await endSessionsOf(tx, memberId)
  return { passkeys: Number(passkeys.numDeletedRows), hadAuthenticator: authenticator.numDeletedRows > 0n }
}
