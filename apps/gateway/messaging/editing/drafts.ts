import { createHash } from 'node:crypto'

import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { ContentDraftTable } from '../tables.ts'
import type { ContentKind, ContentName, EditedContent } from './content-kind.ts'

type Stored = Selectable<ContentDraftTable>
/** A draft with the content of its kind. */
export type Draft<Content> = Omit<Stored, 'content'> & { content: Content }

type Kind<Content extends EditedContent> = ContentKind<Content, unknown>

/** Returns the draft of a content, or null. */
export async function draftOf<Content extends EditedContent>(
  db: Db,
  kind: Kind<Content>,
  name: ContentName,
): Promise<Draft<Content> | null> {
  return parsed(kind, await selectDraft(db, kind, name).executeTakeFirst())
}

/** Locks and returns the draft of a content, or null. */
export async function lockedDraft<Content extends EditedContent>(
  tx: Db,
  kind: Kind<Content>,
  name: ContentName,
): Promise<Draft<Content> | null> {
  return parsed(kind, await selectDraft(tx, kind, name).forUpdate().executeTakeFirst())
}

const parsed = <Content extends EditedContent>(kind: Kind<Content>, row: Stored | undefined): Draft<Content> | null =>
  row ? { ...row, content: kind.content.parse(row.content) } : null

const selectDraft = (db: Db, { name: kind }: { name: Stored['kind'] }, { merchantCode, key }: ContentName) =>
  db
    .selectFrom('content_draft')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('kind', '=', kind)
    .where('key', '=', key)

interface Edited<Content> {
  content: Content
  by: string
  at: Date
}

/** Stores the first version of a draft. Returns false if there is one already. */
export async function addDraft<Content extends EditedContent>(
  tx: Db,
  kind: Kind<Content>,
  { merchantCode, key, content, by, at }: ContentName & Edited<Content>,
): Promise<boolean> {
  const id = await kind.idOf(tx, { merchantCode, key })
  const added = await tx
    .insertInto('content_draft')
    .values({
      // A draft of a published version has its id, so that a preview replaces it.
      id: id ?? sql<bigint>`nextval(pg_get_serial_sequence(${kind.idsOf}, 'id'))`,
      merchant_code: merchantCode,
      kind: kind.name,
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
export async function changeDraft<Content>(
  tx: Db,
  draft: Draft<Content>,
  { content, by, at }: Edited<Content>,
): Promise<number> {
  const version = draft.version + 1
  await tx
    .updateTable('content_draft')
    .set({ content: JSON.stringify(content), version, edited_by: by, edited_at: at })
    .where('merchant_code', '=', draft.merchant_code)
    .where('kind', '=', draft.kind)
    .where('key', '=', draft.key)
    .execute()
  return version
}

export async function deleteDraft(tx: Db, draft: Omit<Stored, 'content'>): Promise<void> {
  await tx
    .deleteFrom('content_draft')
    .where('merchant_code', '=', draft.merchant_code)
    .where('kind', '=', draft.kind)
    .where('key', '=', draft.key)
    .execute()
}

/**
 * Returns the version to which the approval of a draft is bound: it changes with the draft and with the published
 * version, also when that is stopped.
 */
export function boundVersion(draft: Pick<Stored, 'version'>, published: { row: unknown } | null): string {
  const text = JSON.stringify(published?.row ?? null, (_name, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  return `${draft.version}.${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
}
