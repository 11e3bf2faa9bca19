import { RETRY_GAPS_MS } from './rounds/retry-gaps.ts'

const WALLET_TIMEOUT_MS = 3_000
/** Longer than one call may take: after this time the process that leased a round is considered dead. */
const LEASE_MS = 5_000
const POLL_MS = 1_000

/** A vendor's waiting times, in milliseconds, all divided by `timeScale`. */
export function timeoutsOf(timeScale: number) {
  const scaled = (ms: number) => Math.round(ms / timeScale)
  return {
    timeoutMs: scaled(WALLET_TIMEOUT_MS),
    leaseMs: scaled(LEASE_MS),
    pollEveryMs: scaled(POLL_MS),
    retryGapsMs: RETRY_GAPS_MS.map(scaled),
  }
}
