import type { Db } from '../../kit/db.ts'
import { logResponsibleGamingEvent } from '../events.ts'

interface Correction {
  memberId: bigint
  at: Date
  /** Why it was a mistake, in a sentence. */
  because: string
}

/** Ends the rests of a member that were a mistake, such as of an operator in the wrong account. How many there were. */
export async function correctRests(tx: Db, { memberId, at, because }: Correction): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('care_rest')
    .set({ corrected_at: at, over_at: at, corrected_because: because })
    .where('member_id', '=', memberId)
    .where((where) => where.or([where('over_at', 'is', null), where('over_at', '>', at)]))
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await logResponsibleGamingEvent(tx, { memberId, at, what: 'corrected', detail: { because } })
  return Number(numUpdatedRows)
}
