import type { Language } from '@ante/contract/merchant/language.ts'

import { filled, keyOf, textsIn } from './texts/texts.ts'
import { valuesOf } from './texts/values-of.ts'
import type { TextContext } from './texts/values-of.ts'

/** One answer of the help center. */
export interface Article {
  /** Stable across seedings and the same in every language. */
  key: string
  title: string
  /** HTML. */
  content: string
}

/** Returns the frequently asked questions, in the order in which players encounter them. */
export function helpOf(merchant: TextContext, language: Language): Article[] {
  const values = valuesOf(merchant, language)
  return textsIn(language).help.map((section) => {
    const key = keyOf(section)
    const title = section.title.slice(key.length + ': '.length)
    return { key, title: filled(title, values), content: filled(section.content, values) }
  })
}
