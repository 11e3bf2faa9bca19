import { createHash } from 'node:crypto'

import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { StoredPromotion } from '../core/stored-promotions.ts'
import type { PromotionDraftTable } from '../core/tables.ts'
import type { PromotionDraftContent } from './promotion-content.ts'

export type PromotionDraft = Selectable<PromotionDraftTable>

interface Name {
  merchantCode: string
  code: string
}

/** Returns the draft of a promotion, or null. */
export async function promotionDraft(db: Db, name: Name): Promise<PromotionDraft | null> {
  return (await selectDraft(db, name).executeTakeFirst()) ?? null
}

/** Locks and returns the draft of a promotion, or null. */
export async function lockedPromotionDraft(tx: Db, name: Name): Promise<PromotionDraft | null> {
  return (await selectDraft(tx, name).forUpdate().executeTakeFirst()) ?? null
}

const selectDraft = (db: Db, { merchantCode, code }: Name) =>
  db.selectFrom('promotion_draft').selectAll().where('merchant_code', '=', merchantCode).where('code', '=', code)

/** Returns the published version of a promotion, in any state, or null. */
export async function storedPromotion(db: Db, { merchantCode, code }: Name): Promise<StoredPromotion | null> {
  const query = db.selectFrom('promotion').selectAll().where('merchant_code', '=', merchantCode)
  return (await query.where('code', '=', code).executeTakeFirst()) ?? null
}

interface Edited extends Name {
  content: PromotionDraftContent
  by: string
  at: Date
}

/** Stores the first version of a draft. Returns false if there is one already. */
export async function addPromotionDraft(tx: Db, { merchantCode, code, content, by, at }: Edited): Promise<boolean> {
  const added = await tx
    .insertInto('promotion_draft')
    .values({
      // A draft of a published promotion has its id, so that both are one row of the list.
      id: sql<bigint>`coalesce(
        (select id from promotion where merchant_code = ${merchantCode} and code = ${code}),
        nextval(pg_get_serial_sequence('promotion', 'id'))
      )`,
      merchant_code: merchantCode,
      code,
      content: JSON.stringify(content),
      version: 1,
      edited_by: by,
      edited_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Changes a locked draft, and returns its new version. */
export async function changePromotionDraft(
  tx: Db,
  draft: PromotionDraft,
  { content, by, at }: Omit<Edited, keyof Name>,
): Promise<number> {
  const version = draft.version + 1
  await tx
    .updateTable('promotion_draft')
    .set({ content: JSON.stringify(content), version, edited_by: by, edited_at: at })
    .where('id', '=', draft.id)
    .execute()
  return version
}

export async function deletePromotionDraft(tx: Db, { id }: Pick<PromotionDraft, 'id'>): Promise<void> {
  await tx.deleteFrom('promotion_draft').where('id', '=', id).execute()
}

/**
 * Returns the version to which the approval of a draft is bound: it changes with the draft and with what staff changes of
 * the published promotion, but not with its grants.
 */
export async function boundPromotionVersion(tx: Db, draft: PromotionDraft): Promise<string> {
  const stored = await storedPromotion(tx, { merchantCode: draft.merchant_code, code: draft.code })
  const { granted_count: _count, granted_amount: _amount, ...compared } = stored ?? {}
  const text = JSON.stringify(compared, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  return `${draft.version}.${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
}
