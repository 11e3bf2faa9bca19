import { setTimeout as sleep } from 'node:timers/promises'

import type { Log } from '@ante/plain-server/log.ts'
import type { Worker } from '@ante/plain-server/worker.ts'

import type { Flights } from './flights.ts'

/** Time within which cash-out messages sent in time have arrived, even under load. */
const GRACE_MS = 400
const AFTER_CRASH_MS = 3_000
const POLL_MS = 100
const RETRY_MS = 500

/** Runs one flight after another until the process stops. A failed step is retried. */
export function startFlightScheduler(
  flights: Flights,
  { log, timeScale, now = Date.now }: { log: Log; timeScale: number; now?: () => number },
): Worker {
  const abort = new AbortController()
  const { signal } = abort
  const pause = (ms: number) => sleep(Math.max(0, ms), undefined, { signal }).catch(() => {})
  const scaledMs = (ms: number) => Math.ceil(ms / timeScale)

  async function retryUntilDone(step: () => Promise<void>): Promise<void> {
    while (!signal.aborted) {
      try {
        return await step()
      } catch (error) {
        log.warn({ event: 'crash.step_failed', err: error }, 'flight is delayed: its step failed')
        await pause(RETRY_MS)
      }
    }
  }

  async function fly(): Promise<void> {
    if (flights.phase === 'crashed') await retryUntilDone(() => flights.open())
    while (!signal.aborted && (flights.betsUntil === null || now() < flights.betsUntil)) await pause(scaledMs(POLL_MS))
    if (signal.aborted) return
    await retryUntilDone(() => flights.takeOff())
    while (!signal.aborted && now() < flights.crashesAt) {
      await retryUntilDone(() => flights.payReached())
      await pause(Math.min(scaledMs(POLL_MS), flights.crashesAt - now()))
    }
    if (signal.aborted) return
    await retryUntilDone(() => flights.crash())
    await pause(scaledMs(GRACE_MS))
    await retryUntilDone(() => flights.settle())
    await pause(scaledMs(AFTER_CRASH_MS))
  }

  const flying = (async () => {
    while (!signal.aborted) await fly()
  })()
  return {
    stop: async () => {
      abort.abort()
      await flying
    },
  }
}
