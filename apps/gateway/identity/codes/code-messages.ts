import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import type { Language } from '@ante/contract/merchant/language.ts'

import type { Merchant } from '../../merchant/public.ts'
import { CODE_EXPIRY_MS } from './code-rules.ts'
import { filledIn, messageTexts } from '../message-texts/message-texts.ts'
import type { CodePurpose } from '../profile-tables.ts'

export interface CodeMessage {
  purpose: CodePurpose
  /** Whether a member has verified the number. */
  isKnown: boolean
  code: string
  merchant: Pick<Merchant, 'name' | 'settings'>
  language: Language
}

/** Returns the text message. A recipient who cannot use a code for this purpose gets advice instead of a code. */
export function codeMessage({ purpose, isKnown, code, merchant, language }: CodeMessage): string {
  const texts = messageTexts[language]
  const site = merchant.name
  if (purpose === 'register' && isKnown) return filledIn(texts.numberTaken, { site })
  if (purpose !== 'register' && !isKnown) return filledIn(texts.numberUnknown, { site })
  const minutes = CODE_EXPIRY_MS / MINUTE_MS
  // A payment-password code uses the text of a password reset. The last line binds the code to the site, so that
  // browsers fill it in only there. Source: origin-bound one-time codes.
  const text = texts[purpose === 'payment' ? 'reset' : purpose]
  return `${filledIn(text, { code, site, minutes })}\n\n@${merchant.settings.mainDomain} #${code}`
}
