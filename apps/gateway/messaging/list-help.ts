import type { HelpItem } from '@ante/contract/messaging/help.ts'
import type { Language } from '@ante/contract/merchant/language.ts'

import type { Db } from '../kit/db.ts'
import { htmlOf } from '../kit/rich-text/html-of.ts'
import { spokenTo } from './rules.ts'

/** Maximum number of answers. */
const LIMIT = 100

export interface Asker {
  merchantCode: string
  language: Language
  merchantLanguage: Language
}

/** Returns the merchant's answers in order, each in the reader's language if translated. */
export async function listHelp(db: Db, asker: Asker): Promise<HelpItem[]> {
  const rows = await db
    .selectFrom('help_article')
    .select(['key', 'texts'])
    .where('merchant_code', '=', asker.merchantCode)
    .orderBy('position')
    .orderBy('key')
    .limit(LIMIT)
    .execute()
  return rows.flatMap(({ key, texts }) => {
    const spoken = spokenTo(texts, asker.language, asker.merchantLanguage)
    if (!spoken) return []
    const { title, body } = spoken.text
    return [{ key, title, content: htmlOf(body), body, language: spoken.language }]
  })
}
