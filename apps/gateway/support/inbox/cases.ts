import type { CaseKind } from '@ante/contract/console/support-parts.ts'
import type { Selectable, Updateable } from 'kysely'

import type { Db, Tables } from '../../kit/db.ts'
import { notifyStaff } from '../../kit/staff-notices.ts'
import '../tables.ts'

export type Case = Selectable<Tables['support_case']>

export const kindOf = ({ feedback_id: feedbackId }: Pick<Case, 'feedback_id'>): CaseKind =>
  feedbackId === null ? 'chat' : 'feedback'

/**
 * Notifies open consoles, after the commit, that a case was added or shows new values, or that a person opens it or writes an
 * answer (`claimed`).
 */
export const notifyOfCase = (
  tx: Db,
  { id, merchant_code: merchantCode, feedback_id: feedbackId }: Pick<Case, 'id' | 'merchant_code' | 'feedback_id'>,
  what: 'added' | 'updated' | 'claimed' = 'updated',
): Promise<void> =>
  notifyStaff(tx, {
    to: 'list',
    list: 'support',
    permission: feedbackId === null ? 'support.chat.read' : 'support.feedback.read',
    merchantCode,
    id: String(id),
    what,
  })

/** Returns a case of a merchant; undefined if there is none. */
export const caseOf = (db: Db, merchantCode: string, id: bigint): Promise<Case | undefined> =>
  db
    .selectFrom('support_case')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst()

/** Returns a case of a merchant, locked until the transaction ends. */
export async function lockedCase(tx: Db, merchantCode: string, id: bigint): Promise<Case | undefined> {
  const found = await caseOf(tx, merchantCode, id)
  if (!found) return undefined
  // The conversation or feedback is always locked before its case, to avoid deadlocks with new messages.
  if (found.conversation_id === null) await lock(tx, 'support_feedback', found.feedback_id)
  else await lock(tx, 'support_conversation', found.conversation_id)
  return tx.selectFrom('support_case').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

async function lock(tx: Db, table: 'support_feedback' | 'support_conversation', id: bigint | null): Promise<void> {
  await tx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute()
}

/** Changes a locked case, and notifies open consoles. */
export async function changeCase(tx: Db, changed: Case, set: Updateable<Tables['support_case']>): Promise<void> {
  await tx.updateTable('support_case').set(set).where('id', '=', changed.id).execute()
  await notifyOfCase(tx, changed)
}

/** Opens the snoozed cases whose time has come. Returns their number. */
export async function wakeSnoozed(db: Db, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const due = tx
      .selectFrom('support_case')
      .select('id')
      .where('state', '=', 'snoozed')
      .where('snoozed_until', '<=', now)
      .orderBy('snoozed_until')
      .limit(WOKEN_AT_ONCE)
      .forUpdate()
      .skipLocked()
    const woken = await tx
      .updateTable('support_case')
      .set({ state: 'open', snoozed_until: null })
      .where('id', 'in', due)
      .returning(['id', 'merchant_code', 'feedback_id'])
      .execute()
    for (const one of woken) await notifyOfCase(tx, one)
    return woken.length
  })
}

const WOKEN_AT_ONCE = 500
