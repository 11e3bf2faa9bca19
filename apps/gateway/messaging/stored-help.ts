import type { Selectable } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { HelpArticleTable } from './tables.ts'

/** An answer of the help centre as it is kept, in all its languages. */
export type StoredHelp = Selectable<HelpArticleTable>

interface Name {
  merchantCode: string
  key: string
}

/** All answers of these merchants, for whoever writes them. */
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

/** Takes an answer away. */
export async function removeHelp(tx: Db, { merchantCode, key }: Name): Promise<void> {
  await tx.deleteFrom('help_article').where('merchant_code', '=', merchantCode).where('key', '=', key).execute()
}
