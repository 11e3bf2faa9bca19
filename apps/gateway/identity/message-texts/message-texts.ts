import type { Language } from '@ante/contract/merchant/language.ts'

import { eastAsian } from './east-asian.ts'
import { rightToLeft } from './right-to-left.ts'
import { southAsian } from './south-asian.ts'
import { southEastAsian } from './south-east-asian.ts'
import { western } from './western.ts'

/**
 * What is written to phones and mailboxes, with `{code}`, `{site}`, `{minutes}` and `{account}` in place of what differs.
 * Each is a whole message: no language is put together from pieces.
 */
export interface MessageTexts {
  login: string
  register: string
  reset: string
  numberTaken: string
  numberUnknown: string
  passwordLinkSubject: string
  /** The paragraphs of the mail; its link stands before the last. */
  passwordLink: [greeting: string, offer: string, otherwise: string]
}

export const messageTexts: Record<Language, MessageTexts> = {
  ...western,
  ...rightToLeft,
  ...southAsian,
  ...eastAsian,
  ...southEastAsian,
}

/** A text with its gaps filled in. */
export function filledIn(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
