import type { Language } from '@ante/contract/merchant/language.ts'

import { eastAsian } from './east-asian.ts'
import { rightToLeft } from './right-to-left.ts'
import { southAsian } from './south-asian.ts'
import { southEastAsian } from './south-east-asian.ts'
import type { MessageTexts } from './texts-of-language.ts'
import { western } from './western.ts'

export const messageTexts: Record<Language, MessageTexts> = {
  ...western,
  ...rightToLeft,
  ...southAsian,
  ...eastAsian,
  ...southEastAsian,
}

/** Replaces the placeholders of a text. */
export function filledIn(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
