import type { Clock } from '../../kit/clock.ts'

/** Duration after the first missing answer; it doubles with each further one. */
const FIRST_OPEN_MS = 5_000
const LONGEST_OPEN_MS = 60_000

interface Pause {
  failures: number
  until: number
}

/**
 * Circuit breaker for vendors that did not answer: callers do not wait for the same timeout again, and a struggling
 * vendor is not called by all simultaneously. After the pause one player tries, and the others wait for the result.
 */
export class VendorCircuitBreaker {
  readonly #clock: Clock
  readonly #rests = new Map<string, Pause>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Returns the remaining pause in whole seconds; 0 if the vendor may be called, which the caller then must do. */
  secondsLeft(vendor: string): number {
    const pause = this.#rests.get(vendor)
    if (!pause) return 0
    const leftMs = pause.until - this.#clock.now().getTime()
    if (leftMs > 0) return Math.ceil(leftMs / 1000)
    this.#restAgain(vendor, pause)
    return 0
  }

  /** Whether the breaker is open, for callers that will not call the vendor. */
  isLeftAlone(vendor: string): boolean {
    const pause = this.#rests.get(vendor)
    return pause !== undefined && pause.until > this.#clock.now().getTime()
  }

  answered(vendor: string): void {
    this.#rests.delete(vendor)
  }

  /** Records a missing answer; returns the pause in seconds. */
  wasSilent(vendor: string): number {
    const failures = this.#rests.get(vendor)?.failures ?? 0
    return Math.ceil(this.#restAgain(vendor, { failures: failures + 1 }) / 1000)
  }

  #restAgain(vendor: string, { failures }: Pick<Pause, 'failures'>): number {
    const restMs = Math.min(FIRST_OPEN_MS * 2 ** (failures - 1), LONGEST_OPEN_MS)
    this.#rests.set(vendor, { failures, until: this.#clock.now().getTime() + restMs })
    return restMs
  }
}
