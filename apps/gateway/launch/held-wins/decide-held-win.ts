import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import './tables.ts'

export interface HeldWinDecision {
  id: bigint
  kind: 'approve' | 'reject'
  actor: string
  /** The reason of a rejection is shown to the player. */
  reason: string
  now: Date
}

/** Pays or rejects a held win, once. Returns false if it is no longer pending. */
export async function decideHeldWin(tx: Db, { id, kind, actor, reason, now }: HeldWinDecision): Promise<boolean> {
  const decide = kind === 'approve' ? sql`pay_held_win` : sql`reject_held_win`
  const { rows } = await sql<{
    decided: boolean
  }>`select ${decide}(${id}, ${actor}, ${reason}, ${now}) as decided`.execute(tx)
  return rows[0]?.decided === true
}
