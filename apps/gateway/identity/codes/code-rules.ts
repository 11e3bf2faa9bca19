import { SECOND_MS } from '@ante/contract/kit/time.ts'

export const DAY_MS = 86_400_000

/** How long a code is good. */
export const CODE_EXPIRY_MS = 5 * 60_000
/** The gap between two codes to one number, and how many a day. Source: domain handbook 13. */
export const RESEND_SECONDS = 60
const CODES_PER_DAY = 5
/** Guesses at one code from where it was asked for, and as many from everywhere else together. */
export const CODE_TRIES = 5

/** Codes older than this count for nothing. */
export const countedSince = (now: Date) => new Date(now.getTime() - DAY_MS)

/** How long a number has to wait for its next code, given when it got the ones of the last day, newest first. */
export function secondsToNextCode(madeAt: Date[], now: Date): number {
  const [newest] = madeAt
  const oldestThatCounts = madeAt[CODES_PER_DAY - 1]
  const until = Math.max(
    newest ? newest.getTime() + RESEND_SECONDS * SECOND_MS : 0,
    oldestThatCounts ? oldestThatCounts.getTime() + DAY_MS : 0,
  )
  return Math.max(0, Math.ceil((until - now.getTime()) / SECOND_MS))
}
