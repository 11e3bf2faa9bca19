/** Delays between attempts, in milliseconds: doubled with each attempt, from the first to the last. */
export interface Backoff {
  firstMs: number
  lastMs: number
}

/** Default for jobs. */
export const BACKOFF: Backoff = { firstMs: 1_000, lastMs: 60_000 }

const MAX_DOUBLINGS = 20

/**
 * Returns the delay after `attempts` failed attempts (1 or more). `random` is in [0, 1) and shortens it by up to half:
 * jobs that failed together are not retried together.
 */
export function backoffMs({ firstMs, lastMs }: Backoff, attempts: number, random = Math.random()): number {
  const full = Math.min(firstMs * 2 ** Math.min(Math.max(attempts - 1, 0), MAX_DOUBLINGS), lastMs)
  return Math.round(full * (1 - random / 2))
}
