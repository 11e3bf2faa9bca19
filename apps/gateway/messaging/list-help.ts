import type { HelpItem } from '@ante/contract/messaging/help.ts'
import { Language } from '@ante/contract/merchant/language.ts'

import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import { htmlOf } from '../kit/rich-text/html-of.ts'
import type { Wording } from './tables.ts'

/** Maximum number of answers. */
const LIMIT = 100

export interface Asker {
  merchantCode: string
  language: Language
  merchantLanguage: Language
}

interface SpokenAnswer {
  key: string
  language: Language
  wording: Wording
}

/** Returns the merchant's answers in order, each in the reader's language if translated, else in the merchant's. */
export async function listHelp(db: Db, { merchantCode, language, merchantLanguage }: Asker): Promise<HelpItem[]> {
  const preferred = [language, merchantLanguage, ...Language.options]
  // One text of each answer is read: all languages together are as long as a book.
  const { rows } = await sql<SpokenAnswer>`
    select key, spoken.language, spoken.wording
    from help_article, lateral (
      select language, wording from jsonb_each(texts) as each (language, wording)
      order by array_position(${preferred}::text[], language) limit 1
    ) as spoken
    where merchant_code = ${merchantCode}
    order by position, key
    limit ${LIMIT}`.execute(db)
  return rows.map(({ key, language: spoken, wording: { title, body } }) => ({
    key,
    title,
    content: htmlOf(body),
    body,
    language: spoken,
  }))
}
