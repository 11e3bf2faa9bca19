import { sql } from 'kysely'

import type { Clock } from '../../kit/clock.ts'
import type { Db } from '../../kit/db.ts'
import { addMs } from '../opening/game-sessions.ts'
import { NONCE_TTL_MS } from '../rules.ts'

/** Stores a nonce; returns whether it was new. For calls that move money, `answer_seamless_calls` stores the nonce. */
export async function rememberNonce(tx: Db, received: { vendor: string; nonce: string; now: Date }): Promise<boolean> {
  const { vendor, nonce, now } = received
  const row = await tx
    .insertInto('vendor_nonce')
    .values({ vendor, nonce, expires_at: addMs(now, NONCE_TTL_MS) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst()
  return row !== undefined
}

/** Maximum number of rows per statement, so that statements are short and do not block bets. */
const DELETED_AT_ONCE = 5_000

/** Deletes nonces whose calls would be too old by now. */
export async function deleteNonces(db: Db, clock: Clock): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from vendor_nonce where (vendor, nonce) in (
        select vendor, nonce from vendor_nonce where expires_at < ${clock.now()}
        order by expires_at limit ${DELETED_AT_ONCE})`.execute(db)
    if ((numAffectedRows ?? 0n) < BigInt(DELETED_AT_ONCE)) return
  }
}
