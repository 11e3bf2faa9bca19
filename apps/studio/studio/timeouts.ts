import { RETRY_GAPS_MS } from './rounds/retry-gaps.ts'

const WALLET_TIMEOUT_MS = 3_000
/** Longer than one call may take: whoever holds a round so long is taken for dead. */
const LEASE_MS = 5_000
const POLL_MS = 1_000

/** What a vendor waits for, in milliseconds. Whoever makes it `haste` times as hasty changes all of it in proportion. */
export function timeoutsOf(timeScale: number) {
  const hastened = (ms: number) => Math.round(ms / timeScale)
  return {
    timeoutMs: hastened(WALLET_TIMEOUT_MS),
    leaseMs: hastened(LEASE_MS),
    lookEveryMs: hastened(POLL_MS),
    retryGapsMs: RETRY_GAPS_MS.map(hastened),
  }
}
