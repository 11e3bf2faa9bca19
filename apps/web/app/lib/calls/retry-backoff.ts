import { backOffMs } from './back-off.ts'

/** Minimum delay in milliseconds, so that the error can be read. */
const MIN_DELAY_MS = 3_000
/** A failure within this time after the last one counts as the same incident. */
const SAME_INCIDENT_MS = 60_000

/**
 * Returns a function that returns the delay in milliseconds before the next retry. The delays grow while failures
 * continue, also for a part that fails again right after it recovered.
 */
export function createRetryBackoff() {
  let failures = 0
  let lastAt = -Infinity
  return (now: number, random?: () => number): number => {
    failures = now - lastAt > SAME_INCIDENT_MS ? 1 : failures + 1
    lastAt = now
    return Math.max(MIN_DELAY_MS, backOffMs(failures, random))
  }
}
