import type { Db } from '../kit/db.ts'
import type { Wordings } from './tables.ts'

export interface HelpArticle {
  merchantCode: string
  key: string
  /** Ascending sort order. */
  position: number
  texts: Wordings
}

/** Stores an answer of the help centre, or changes the one with this key. Cached pages expire within half a minute. */
export async function storeHelp(tx: Db, { merchantCode, texts, ...article }: HelpArticle): Promise<void> {
  await tx
    .insertInto('help_article')
    .values({ ...article, merchant_code: merchantCode, texts: JSON.stringify(texts) })
    .onConflict((conflict) =>
      conflict.columns(['merchant_code', 'key']).doUpdateSet((eb) => ({
        position: eb.ref('excluded.position'),
        texts: eb.ref('excluded.texts'),
      })),
    )
    .execute()
}
