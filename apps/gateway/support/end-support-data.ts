import type { Db } from '../kit/db.ts'
import { endCaseOfChat } from './inbox/follow-case.ts'
import './tables.ts'

/**
 * Ends the conversation of a member whose trial has ended: the player can no longer open it, and it remains readable for
 * staff, under the account's name. Trial members send neither feedback nor pictures.
 */
export async function endSupportData(tx: Db, memberId: bigint, at: Date): Promise<void> {
  const ended = await tx
    .updateTable('support_conversation')
    // Not a hash of a token, so no browser can present it.
    .set((eb) => ({ member_id: null, visitor: `ended:${memberId}`, closed_at: at, changes: eb('changes', '+', 1) }))
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst()
  if (ended) await endCaseOfChat(tx, ended.id, memberId)
}
