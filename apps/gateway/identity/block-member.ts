import type { Db } from '../kit/db.ts'
import { endSessionsOf } from './sessions/sessions.ts'
import type { BlockablePart } from './tables.ts'

export interface Blocks {
  /** Whether the login is blocked, which disables the account. */
  login: boolean
  parts: readonly BlockablePart[]
}

/** Whether staff has blocked deposits, bets or withdrawals of the member; false for an unknown member. */
export async function isBlocked(db: Db, memberId: bigint, part: BlockablePart): Promise<boolean> {
  const row = await db.selectFrom('member').select('blocked_parts').where('id', '=', memberId).executeTakeFirst()
  return row?.blocked_parts.includes(part) ?? false
}

/** Replaces the blocks of a member. Blocking the login ends all sessions; unblocking does not restore them. */
export async function putBlocks(tx: Db, memberId: bigint, { login, parts }: Blocks): Promise<void> {
  await tx
    .updateTable('member')
    .set({ blocked_parts: [...parts], status: login ? 'disabled' : 'active' })
    .where('id', '=', memberId)
    .execute()
  if (login) await endSessionsOf(tx, memberId)
}
