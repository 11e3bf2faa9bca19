import { Language } from '@ante/contract/merchant/language.ts'

import type { Merchant } from '../../merchant/public.ts'
import { CommandFailed } from './failures.ts'
import { didYouMean } from './did-you-mean.ts'

const languages = Language.options

/**
 * Returns the language with this code; without a code the merchant's default. The merchant need not offer the language
 * yet, because texts are written first.
 */
export function parseLanguage({ settings }: Pick<Merchant, 'settings'>, name: string | undefined): Language {
  const language =
    name === undefined ? settings.defaultLanguage : languages.find((candidate) => candidate === name.toUpperCase())
  if (language) return language
  throw new CommandFailed(
    `There is no language ${name}.${didYouMean(name ?? '', languages)} There are: ${languages.join(', ')}.`,
  )
}
