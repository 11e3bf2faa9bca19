import { Language } from '@ante/contract/merchant/language.ts'

import type { Merchant } from '../../merchant/public.ts'
import { NotDone } from './failures.ts'
import { didYouMean } from './did-you-mean.ts'

const all = Language.options

/**
 * Returns the language with this code; without a code the merchant's default. It may be one that the merchant does not
 * offer yet, because its texts are written first.
 */
export function languageNamed({ settings }: Pick<Merchant, 'settings'>, name: string | undefined): Language {
  const language = name === undefined ? settings.defaultLanguage : all.find((one) => one === name.toUpperCase())
  if (language) return language
  throw new NotDone(`There is no language ${name}.${didYouMean(name ?? '', all)} There are: ${all.join(', ')}.`)
}
