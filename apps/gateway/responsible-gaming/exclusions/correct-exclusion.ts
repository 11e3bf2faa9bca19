import type { Db } from '../../kit/db.ts'
import { logResponsibleGamingEvent } from '../events.ts'

interface Correction {
  memberId: bigint
  at: Date
  /** Reason of the correction, one sentence. */
  reason: string
}

/** Ends exclusions of a member that were made by mistake, for example for the wrong account. Returns their number. */
export async function correctExclusions(tx: Db, { memberId, at, reason }: Correction): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('player_exclusion')
    .set({ corrected_at: at, lifted_at: at, correction_reason: reason })
    .where('member_id', '=', memberId)
    .where((where) => where.or([where('lifted_at', 'is', null), where('lifted_at', '>', at)]))
    .executeTakeFirst()
  if (numUpdatedRows > 0n)
    await logResponsibleGamingEvent(tx, { memberId, at, action: 'corrected', detail: { because: reason } })
  return Number(numUpdatedRows)
}
