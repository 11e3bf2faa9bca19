import type { Language } from '@ante/contract/merchant/language.ts'

import type { Merchant } from '../../merchant/public.ts'
import { NotDone } from './failures.ts'
import { didYouMean } from './nearest.ts'

/** Returns the language with this code, which must be one of the merchant's; without a code the merchant's default. */
export function languageNamed({ code, settings }: Merchant, name: string | undefined): Language {
  const { languages, defaultLanguage } = settings
  const language = name === undefined ? defaultLanguage : languages.find((one) => one === name.toUpperCase())
  if (language) return language
  throw new NotDone(
    `${code} does not have the language ${name}.${didYouMean(name ?? '', languages)} Its languages: ${languages.join(', ')}.`,
  )
}
