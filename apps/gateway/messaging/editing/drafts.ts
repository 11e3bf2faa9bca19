import { createHash } from 'node:crypto'

import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { storedAnnouncement } from '../stored-announcements.ts'
import type { AnnouncementDraftTable } from '../tables.ts'
import type { DraftContent } from './draft-content.ts'

export type Draft = Selectable<AnnouncementDraftTable>

interface Name {
  merchantCode: string
  key: string
}

/** Returns the draft of an announcement, or null. */
export async function draftOf(db: Db, name: Name): Promise<Draft | null> {
  return (await selectDraft(db, name).executeTakeFirst()) ?? null
}

/** Locks and returns the draft of an announcement, or null. */
export async function lockedDraft(tx: Db, name: Name): Promise<Draft | null> {
  return (await selectDraft(tx, name).forUpdate().executeTakeFirst()) ?? null
}

const selectDraft = (db: Db, { merchantCode, key }: Name) =>
  db.selectFrom('announcement_draft').selectAll().where('merchant_code', '=', merchantCode).where('key', '=', key)

interface Edited extends Name {
  content: DraftContent
  by: string
  at: Date
}

/** Stores the first version of a draft. Returns false if there is one already. */
export async function addDraft(tx: Db, { merchantCode, key, content, by, at }: Edited): Promise<boolean> {
  const added = await tx
    .insertInto('announcement_draft')
    .values({
      // A draft of a published announcement has its id, so that a preview replaces it.
      id: sql<bigint>`coalesce(
        (select id from announcement where merchant_code = ${merchantCode} and key = ${key}),
        nextval(pg_get_serial_sequence('announcement', 'id'))
      )`,
      merchant_code: merchantCode,
      key,
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
export async function changeDraft(
  tx: Db,
  draft: Draft,
  { content, by, at }: Omit<Edited, keyof Name>,
): Promise<number> {
  const version = draft.version + 1
  await tx
    .updateTable('announcement_draft')
    .set({ content: JSON.stringify(content), version, edited_by: by, edited_at: at })
    .where('id', '=', draft.id)
    .execute()
  return version
}

export async function deleteDraft(tx: Db, { id }: Pick<Draft, 'id'>): Promise<void> {
  await tx.deleteFrom('announcement_draft').where('id', '=', id).execute()
}

/**
 * Returns the version to which the approval of a draft is bound: it changes with the draft and with the published
 * announcement, also when that is stopped.
 */
export async function boundVersion(tx: Db, draft: Draft): Promise<string> {
  const published = await storedAnnouncement(tx, { merchantCode: draft.merchant_code, key: draft.key })
  const text = JSON.stringify(published, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
  return `${draft.version}.${hash}`
}
