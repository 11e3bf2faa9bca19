import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { Wordings } from './tables.ts'

/** Default start of a version: before all versions that staff publish. */
export const FIRST_VERSION_AT = new Date(0)

export interface HelpArticle {
  merchantCode: string
  key: string
  /** Ascending sort order. */
  position: number
  texts: Wordings
  /** Start of this version; by default `FIRST_VERSION_AT`. */
  publishedAt?: Date
  endsAt?: Date | null
}

/** Stores a version of an answer of the help centre, or changes the one with this start. */
export async function storeHelp(
  tx: Db,
  { merchantCode, key, position, texts, publishedAt = FIRST_VERSION_AT, endsAt = null }: HelpArticle,
): Promise<void> {
  const version = { position, texts: JSON.stringify(texts), ends_at: endsAt, stopped_at: null }
  await tx
    .insertInto('help_article')
    .values({ ...version, merchant_code: merchantCode, key, published_at: publishedAt })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'key', 'published_at']).doUpdateSet(version))
    .execute()
}

interface Stopped {
  merchantCode: string
  key: string
  now: Date
}

/** Hides an answer and its scheduled versions. Returns false if nothing is shown or scheduled. */
export async function stopHelp(tx: Db, { merchantCode, key, now }: Stopped): Promise<boolean> {
  const { rows } = await sql`
    update help_article set stopped_at = ${now}
    where merchant_code = ${merchantCode} and key = ${key} and stopped_at is null
      and (ends_at is null or ends_at > ${now})
      and published_at >= coalesce((
        select max(published_at) from help_article
        where merchant_code = ${merchantCode} and key = ${key} and published_at <= ${now}
      ), '-infinity')
    returning 1`.execute(tx)
  return rows.length > 0
}
