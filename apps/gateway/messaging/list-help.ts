import type { HelpItem } from '@ante/contract/messaging/help.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import { htmlOf } from '../kit/rich-text/html-of.ts'
import { localizedText } from './localized-text-sql.ts'
import type { Wording } from './tables.ts'

/** Maximum number of answers. */
const LIMIT = 100

export interface HelpQuery {
  merchantCode: string
  language: Language
  merchantLanguage: Language
}

interface LocalizedAnswer {
  key: string
  language: Language
  wording: Wording
}

/** Returns the merchant's answers in order, each in the reader's language if translated, else in the merchant's. */
export async function listHelp(db: Db, query: HelpQuery): Promise<HelpItem[]> {
  const { rows } = await sql<LocalizedAnswer>`
    select key, localized.language, localized.wording from help_article, ${localizedText(query)}
    where merchant_code = ${query.merchantCode}
    order by position, key
    limit ${LIMIT}`.execute(db)
  return rows.map(({ key, language: textLanguage, wording: { title, body } }) => ({
    key,
    title,
    content: htmlOf(body),
    body,
    language: textLanguage,
  }))
}
