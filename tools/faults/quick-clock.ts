import type { TestGateway } from '@ante/gateway/test'

/** Factor of the clock's speed. Leases must still last longer than calls, whose timeouts use the real clock. */
const TIMES_FASTER = 4
/** Maximum lead of the gateway's clock: vendors use real time, and the clocks may differ by at most five minutes. */
const FURTHEST_MS = 4 * 60_000
const SET_EVERY_MS = 50

export interface QuickClock {
  /** Whether the clock has reached its maximum lead: from then on all delays have their normal length. */
  isSpent(): boolean
  stop(): void
}

/**
 * Accelerates the clock of the current gateway instance, so that its circuit breakers, leases and retry delays pass
 * within a test.
 */
export function startQuickClock(gateway: () => TestGateway | null): QuickClock {
  const began = performance.now()
  const aheadMs = () => (performance.now() - began) * (TIMES_FASTER - 1)
  const set = () => {
    const gatewayRun = gateway()
    if (gatewayRun) gatewayRun.ports.clock.offsetMs = Math.min(aheadMs(), FURTHEST_MS)
  }
  const timer = setInterval(set, SET_EVERY_MS)
  return { isSpent: () => aheadMs() >= FURTHEST_MS, stop: () => clearInterval(timer) }
}
