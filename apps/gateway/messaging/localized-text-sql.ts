import { Language } from '@ante/contract/merchant/language.ts'
import { sql } from 'kysely'

import type { HelpQuery } from './list-help.ts'

/**
 * Returns a lateral join `localized` with a row's text in the reader's language, else in the merchant's, else in any,
 * so that the long texts of other languages are not read.
 */
export const localizedText = ({ language, merchantLanguage }: HelpQuery) => sql`lateral (
  select language, wording from jsonb_each(texts) as each (language, wording)
  order by array_position(${[language, merchantLanguage, ...Language.options]}::text[], language) limit 1
) as localized`
