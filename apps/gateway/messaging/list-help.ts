import type { HelpItem } from '@ante/contract/messaging/help.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { sql } from 'kysely'

import type { Ports } from '../kit/ports.ts'
import { htmlOf } from '../kit/rich-text/html-of.ts'
import { localizedText } from './localized-text-sql.ts'
import { MAX_ARTICLES } from './stored-help.ts'
import type { Wording } from './tables.ts'

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

/**
 * Returns the merchant's answers in order, each in its newest version that has begun, and in the reader's language if
 * translated, else in the merchant's.
 */
export async function listHelp({ db, clock }: Pick<Ports, 'db' | 'clock'>, query: HelpQuery): Promise<HelpItem[]> {
  const now = clock.now()
  const { rows } = await sql<LocalizedAnswer>`
    select key, localized.language, localized.wording from (
      select distinct on (key) * from help_article
      where merchant_code = ${query.merchantCode} and published_at <= ${now}
      order by key, published_at desc
    ) as newest, ${localizedText(query)}
    where stopped_at is null and (ends_at is null or ends_at > ${now})
    order by position, key
    limit ${MAX_ARTICLES}`.execute(db)
  return rows.map(helpItemOf)
}

/** Returns an answer as players get it. */
export const helpItemOf = ({ key, language, wording: { title, body } }: LocalizedAnswer): HelpItem => ({
  key,
  title,
  content: htmlOf(body),
  body,
  language,
})
