import { SECOND_MS } from '@ante/contract/kit/time.ts'

export const DAY_MS = 86_400_000

/** Lifetime of a code. */
export const CODE_EXPIRY_MS = 5 * 60_000
/** Minimum interval between two codes to one number, and maximum number per day. Source: domain handbook 13. */
export const RESEND_SECONDS = 60
const CODES_PER_DAY = 5
/** Maximum number of attempts at one code from the requesting network, and from all other networks together. */
export const CODE_TRIES = 5

/** Returns the start of the period whose codes count towards the limits: a day ago. */
export const countedSince = (now: Date) => new Date(now.getTime() - DAY_MS)

/**
 * Returns the seconds until a number may get its next code, from the times of its codes in the last day, newest first.
 */
export function secondsToNextCode(madeAt: Date[], now: Date): number {
  const [newest] = madeAt
  const oldestThatCounts = madeAt[CODES_PER_DAY - 1]
  const until = Math.max(
    newest ? newest.getTime() + RESEND_SECONDS * SECOND_MS : 0,
    oldestThatCounts ? oldestThatCounts.getTime() + DAY_MS : 0,
  )
  return Math.max(0, Math.ceil((until - now.getTime()) / SECOND_MS))
}
