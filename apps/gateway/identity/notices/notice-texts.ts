import type { SecurityEventKind } from '@ante/contract/identity/sessions.ts'
import type { Language } from '@ante/contract/merchant/language.ts'

import { eastAsian } from './texts/east-asian.ts'
import { rightToLeft } from './texts/right-to-left.ts'
import { southAsian } from './texts/south-asian.ts'
import { southEastAsian } from './texts/south-east-asian.ts'
import { western } from './texts/western.ts'

/** What a member may be told of by mail. */
export type NoticeKind = SecurityEventKind | 'signIn'

/**
 * What the mails say, with `{site}`, `{domain}`, `{time}`, `{place}` and `{device}` in place of what differs. Each sentence
 * stands whole: no language is put together from pieces.
 */
export interface NoticeTexts extends Record<NoticeKind, string> {
  signInSubject: string
  changeSubject: string
  /** Three lines. */
  facts: string
  advice: string
}

export const noticeTexts: Record<Language, NoticeTexts> = {
  ...western,
  ...rightToLeft,
  ...southAsian,
  ...eastAsian,
  ...southEastAsian,
}
