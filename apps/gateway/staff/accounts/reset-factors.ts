import type { Db } from '../../kit/db.ts'
import type { Account } from '../sessions/accounts.ts'
import { endSessionsOf } from '../sessions/sessions.ts'

/** Removes all factors of an account and ends its session. The account can be invited again. */
export async function resetFactors(tx: Db, staffId: bigint, now: Date): Promise<Account> {
  await tx.deleteFrom('staff_passkey').where('staff_id', '=', staffId).execute()
  await tx.deleteFrom('staff_challenge').where('staff_id', '=', staffId).execute()
  await endSessionsOf(tx, staffId, 'revoked', now)
  return tx
    .updateTable('staff_account')
    .set((eb) => ({ state: 'invited', password_hash: null, totp_secret: null, version: eb('version', '+', 1) }))
    .where('id', '=', staffId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
