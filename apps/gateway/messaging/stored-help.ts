import type { Selectable } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { HelpArticleTable } from './tables.ts'

/** A stored answer of the help centre, in all its languages. */
export type StoredHelp = Selectable<HelpArticleTable>

interface Name {
  merchantCode: string
  key: string
}

/** Returns all answers of these merchants, for editing. */
export function storedHelp(db: Db, merchantCodes: string[]): Promise<StoredHelp[]> {
  return db
    .selectFrom('help_article')
    .selectAll()
    .where('merchant_code', 'in', merchantCodes)
    .orderBy('merchant_code')
    .orderBy('position')
    .orderBy('key')
    .execute()
}

export async function removeHelp(tx: Db, { merchantCode, key }: Name): Promise<void> {
  await tx.deleteFrom('help_article').where('merchant_code', '=', merchantCode).where('key', '=', key).execute()
}
