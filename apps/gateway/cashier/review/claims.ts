import type { Db } from '../../kit/db.ts'
import { notifyOfClaim } from '../queue-notices.ts'
import { CLAIM_MS } from './review-rules.ts'

/**
 * Claims a withdrawal for a reviewer, or extends the claim, and ends the reviewer's claims on other withdrawals.
 * Returns the time at which the claim expires; null while another reviewer has claimed the withdrawal.
 */
export async function claim(
  tx: Db,
  { id, staffId, now }: { id: string; staffId: bigint; now: Date },
): Promise<Date | null> {
  await tx.deleteFrom('withdrawal_claim').where('staff_id', '=', staffId).where('withdrawal_id', '<>', id).execute()
  const expires = new Date(now.getTime() + CLAIM_MS)
  const claimed = await tx
    .insertInto('withdrawal_claim')
    .values({ withdrawal_id: id, staff_id: staffId, expires_at: expires })
    .onConflict((conflict) =>
      conflict
        .column('withdrawal_id')
        .doUpdateSet({ staff_id: staffId, expires_at: expires })
        .where((eb) =>
          eb.or([eb('withdrawal_claim.staff_id', '=', staffId), eb('withdrawal_claim.expires_at', '<=', now)]),
        ),
    )
    .returning('expires_at')
    .executeTakeFirst()
  if (!claimed) return null
  const withdrawal = await tx.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await notifyOfClaim(tx, withdrawal)
  return claimed.expires_at
}

/** Ends the claim on a decided withdrawal. */
export async function endClaim(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('withdrawal_claim').where('withdrawal_id', '=', id).execute()
}
