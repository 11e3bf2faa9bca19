import type { SecurityEventKind } from '@ante/contract/identity/sessions.ts'

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
