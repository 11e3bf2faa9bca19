import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import './tables.ts'

export interface HeldWinDecision {
  id: bigint
  kind: 'approve' | 'reject'
  who: string
  /** Of a rejection the player reads it. */
  reason: string
  now: Date
}

/** Pays a held win or rejects it, once. False where it waits no longer. */
export async function decideHeldWin(tx: Db, { id, kind, who, reason, now }: HeldWinDecision): Promise<boolean> {
  const decide = kind === 'approve' ? sql`pay_held_win` : sql`reject_held_win`
  const { rows } = await sql<{
    decided: boolean
  }>`select ${decide}(${id}, ${who}, ${reason}, ${now}) as decided`.execute(tx)
  return rows[0]?.decided === true
}
