import type { Language } from '@ante/contract/merchant/language.ts'

import type { DemoMerchant } from '../types.ts'
import { shortText } from './texts.ts'

/** The merchant's data used in its texts. */
export type TextContext = Pick<DemoMerchant, 'name' | 'currency' | 'licence'>

/** Returns the values of the placeholders in a merchant's texts. */
export const valuesOf = ({ name, currency, licence }: TextContext, language: Language) => ({
  name,
  currency,
  minimumAge: licence.minimumAge,
  // A merchant with a licence of its own may have its line in one language.
  licence: licence.line[language] ?? Object.values(licence.line)[0] ?? shortText(language, 'licence', { name }),
})
