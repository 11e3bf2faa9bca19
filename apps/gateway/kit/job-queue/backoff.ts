/** Delays between attempts, in milliseconds: the first one, doubled with each attempt up to the last one. */
export interface Backoff {
  firstMs: number
  lastMs: number
}

/** Unless a job declares its own. */
export const BACKOFF: Backoff = { firstMs: 1_000, lastMs: 60_000 }

const MAX_DOUBLINGS = 20

/**
 * The delay after `attempts` failed attempts (1 or more). `random` is in [0, 1) and takes up to half of it away: jobs that failed
 * together are not retried together.
 */
export function backoffMs({ firstMs, lastMs }: Backoff, attempts: number, random = Math.random()): number {
  const full = Math.min(firstMs * 2 ** Math.min(Math.max(attempts - 1, 0), MAX_DOUBLINGS), lastMs)
  return Math.round(full * (1 - random / 2))
}
