import { Language } from '@ante/contract/merchant/language.ts'
import { sql } from 'kysely'

import type { HelpQuery } from './list-help.ts'

/**
 * Returns the table `localized` with the text of a row in the reader's language, else in the merchant's, else in any: texts
 * in all languages together are as long as a book.
 */
export const localizedText = ({ language, merchantLanguage }: HelpQuery) => sql`lateral (
  select language, wording from jsonb_each(texts) as each (language, wording)
  order by array_position(${[language, merchantLanguage, ...Language.options]}::text[], language) limit 1
) as localized`
