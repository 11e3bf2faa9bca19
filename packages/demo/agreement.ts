import type { Language } from '@ante/contract/merchant/language.ts'
import type { TextSection } from '@ante/contract/messaging/text-sections.ts'

import { filled, textsIn } from './texts/texts.ts'
import { valuesOf } from './texts/values-of.ts'
import type { TextContext } from './texts/values-of.ts'

/** The merchants' terms in force. A changed text needs a new version. */
export const AGREEMENT = { version: '2026-1', effectiveAt: '2026-01-01T00:00:00.000Z' }

/** Returns the terms for a merchant's members. */
export function agreementOf(merchant: TextContext, language: Language): TextSection[] {
  const values = valuesOf(merchant, language)
  return textsIn(language).agreement.map(({ title, content }) => ({
    title: filled(title, values),
    content: filled(content, values),
  }))
}
