import type { Clock } from '../../kit/clock.ts'
import type { Party, PartyHealth } from '../../kit/party-health.ts'

/** Pause in milliseconds after the first missing answer; it doubles with each further one. */
const FIRST_OPEN_MS = 5_000
const MAX_OPEN_MS = 60_000

interface Pause {
  failures: number
  until: number
}

/**
 * Circuit breaker for vendors that did not answer: callers do not wait for the same timeout again, and a struggling
 * vendor is not called by all of them at once. After the pause one caller makes a trial call; the others stay refused
 * until its result is recorded.
 */
export class VendorCircuitBreaker {
  readonly #clock: Clock
  readonly #health: Pick<PartyHealth, 'record'> | undefined
  readonly #pauses = new Map<string, Pause>()

  constructor(clock: Clock, health?: Pick<PartyHealth, 'record'>) {
    this.#clock = clock
    this.#health = health
  }

  /** Returns the remaining pause in whole seconds. At 0 the caller must call the vendor and record the result. */
  secondsLeft(vendor: string): number {
    const pause = this.#pauses.get(vendor)
    if (!pause) return 0
    const leftMs = pause.until - this.#clock.now().getTime()
    if (leftMs > 0) return Math.ceil(leftMs / 1000)
    this.#pauseAgain(vendor, pause)
    return 0
  }

  /** Whether the breaker is open, for callers that will not call the vendor. */
  isPaused(vendor: string): boolean {
    const pause = this.#pauses.get(vendor)
    return pause !== undefined && pause.until > this.#clock.now().getTime()
  }

  recordSuccess(vendor: string): void {
    this.#pauses.delete(vendor)
    this.#health?.record(partyOf(vendor), null)
  }

  /** Records a missing answer; returns the pause in seconds. */
  recordFailure(vendor: string): number {
    const failures = (this.#pauses.get(vendor)?.failures ?? 0) + 1
    const pauseMs = this.#pauseAgain(vendor, { failures })
    const until = new Date(this.#clock.now().getTime() + pauseMs)
    this.#health?.record(partyOf(vendor), 'no answer to the opening of a game', { failures, until })
    return Math.ceil(pauseMs / 1000)
  }

  #pauseAgain(vendor: string, { failures }: Pick<Pause, 'failures'>): number {
    const pauseMs = Math.min(FIRST_OPEN_MS * 2 ** (failures - 1), MAX_OPEN_MS)
    this.#pauses.set(vendor, { failures, until: this.#clock.now().getTime() + pauseMs })
    return pauseMs
  }
}

const partyOf = (vendor: string): Party => ({ kind: 'vendor', merchantCode: null, code: vendor })
