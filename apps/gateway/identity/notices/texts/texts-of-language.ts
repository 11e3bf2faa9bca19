import type { SecurityEventKind } from '@ante/contract/identity/sessions.ts'

/** Events that a member is notified of by email. */
export type NoticeKind = SecurityEventKind | 'signIn'

/**
 * Texts of the emails, with the placeholders `{site}`, `{domain}`, `{time}`, `{place}` and `{device}`. Each sentence is
 * complete: none is assembled from fragments.
 */
export interface NoticeTexts extends Record<NoticeKind, string> {
  signInSubject: string
  changeSubject: string
  /** Time, place and device, on three lines. */
  facts: string
  advice: string
}
