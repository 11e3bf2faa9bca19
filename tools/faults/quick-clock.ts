import type { TestGateway } from '../../apps/gateway/test/start-gateway.ts'

/** The gateway's leases stay longer than its calls, which are timed by a clock of their own. */
const TIMES_FASTER = 4
/** Vendors' clocks are the real ones, and may be five minutes off. */
const FURTHEST_MS = 4 * 60_000
const SET_EVERY_MS = 50

/** Lets a gateway's clock run faster, whichever instance it is, so that its rests, leases and gaps pass in a test's time. */
export function runQuickly(gateway: () => TestGateway | null): { stop(): void } {
  const began = performance.now()
  const set = () => {
    const offsetMs = (performance.now() - began) * (TIMES_FASTER - 1)
    const running = gateway()
    if (running) running.ports.clock.offsetMs = Math.min(offsetMs, FURTHEST_MS)
  }
  const timer = setInterval(set, SET_EVERY_MS)
  return { stop: () => clearInterval(timer) }
}
