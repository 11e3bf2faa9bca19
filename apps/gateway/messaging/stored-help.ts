import type { Selectable } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { HelpArticleTable } from './tables.ts'

/** A stored version of an answer of the help centre, in all its languages. */
export type StoredHelp = Selectable<HelpArticleTable>

interface Name {
  merchantCode: string
  key: string
}

/** Returns the newest version of each answer of these merchants, for editing, in the order of the help centre. */
export async function storedHelp(db: Db, merchantCodes: string[]): Promise<StoredHelp[]> {
  const versions = await db
    .selectFrom('help_article')
    .distinctOn(['merchant_code', 'key'])
    .selectAll()
    .where('merchant_code', 'in', merchantCodes)
    .orderBy('merchant_code')
    .orderBy('key')
    .orderBy('published_at', 'desc')
    .execute()
  return versions.toSorted(
    (one, other) =>
      one.merchant_code.localeCompare(other.merchant_code) ||
      one.position - other.position ||
      one.key.localeCompare(other.key),
  )
}

/** Returns the newest version of an answer, scheduled or not, or null. */
export async function newestHelp(db: Db, { merchantCode, key }: Name): Promise<StoredHelp | null> {
  const query = db.selectFrom('help_article').selectAll().where('merchant_code', '=', merchantCode)
  return (await query.where('key', '=', key).orderBy('published_at', 'desc').limit(1).executeTakeFirst()) ?? null
}

/** Maximum number of answers of a merchant. */
export const MAX_ARTICLES = 100

/** Whether another answer would be more than a merchant may have. */
export async function isHelpFull(db: Db, { merchantCode, key }: Name): Promise<boolean> {
  const query = db.selectFrom('help_article').select('key').distinct().where('merchant_code', '=', merchantCode)
  return (await query.where('key', '<>', key).limit(MAX_ARTICLES).execute()).length >= MAX_ARTICLES
}

/** Deletes an answer with all its versions. */
export async function removeHelp(tx: Db, { merchantCode, key }: Name): Promise<void> {
  await tx.deleteFrom('help_article').where('merchant_code', '=', merchantCode).where('key', '=', key).execute()
}

/** Deletes the versions of answers that begin at a time; returns their number. Other versions stay. */
export async function removeHelpFrom(
  tx: Db,
  { merchantCode, keys, publishedAt }: { merchantCode: string; keys: readonly string[]; publishedAt: Date },
): Promise<number> {
  const deleted = await tx
    .deleteFrom('help_article')
    .where('merchant_code', '=', merchantCode)
    .where('key', 'in', keys)
    .where('published_at', '=', publishedAt)
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
