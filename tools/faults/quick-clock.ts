import type { TestGateway } from '@ante/gateway/test'

/** The gateway's leases stay longer than its calls, which are timed by a clock of their own. */
const TIMES_FASTER = 4
/** Vendors' clocks are the real ones, and may be five minutes off. */
const FURTHEST_MS = 4 * 60_000
const SET_EVERY_MS = 50

export interface QuickClock {
  /** It cannot run ahead any further: from now on all waits last as long as in life. */
  isSpent(): boolean
  stop(): void
}

/** Lets a gateway's clock run faster, whichever instance it is, so that its rests, leases and gaps pass in a test's time. */
export function runQuickly(gateway: () => TestGateway | null): QuickClock {
  const began = performance.now()
  const aheadMs = () => (performance.now() - began) * (TIMES_FASTER - 1)
  const set = () => {
    const running = gateway()
    if (running) running.ports.clock.offsetMs = Math.min(aheadMs(), FURTHEST_MS)
  }
  const timer = setInterval(set, SET_EVERY_MS)
  return { isSpent: () => aheadMs() >= FURTHEST_MS, stop: () => clearInterval(timer) }
}
