import type { Clock } from '../../kit/clock.ts'

/** The first time a vendor does not answer it is left alone for so long; each time after that for twice as long. */
const FIRST_OPEN_MS = 5_000
const LONGEST_OPEN_MS = 60_000

interface Rest {
  failures: number
  until: number
}

/**
 * Remembers which vendors did not answer a moment ago: nobody waits for the same silence again, and a vendor that struggles
 * is not asked by everybody at once. When the rest is over one player tries, and the others wait for what becomes of it.
 */
export class VendorCircuitBreaker {
  readonly #clock: Clock
  readonly #rests = new Map<string, Rest>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** How long a vendor is still left alone, in whole seconds; 0 where it may be asked, which the caller then does. */
  secondsLeft(vendor: string): number {
    const rest = this.#rests.get(vendor)
    if (!rest) return 0
    const leftMs = rest.until - this.#clock.now().getTime()
    if (leftMs > 0) return Math.ceil(leftMs / 1000)
    this.#restAgain(vendor, rest)
    return 0
  }

  /** Whether it is left alone, for whoever does not mean to ask it. */
  isLeftAlone(vendor: string): boolean {
    const rest = this.#rests.get(vendor)
    return rest !== undefined && rest.until > this.#clock.now().getTime()
  }

  answered(vendor: string): void {
    this.#rests.delete(vendor)
  }

  /** Gives the seconds that it is left alone for now. */
  wasSilent(vendor: string): number {
    const failures = this.#rests.get(vendor)?.failures ?? 0
    return Math.ceil(this.#restAgain(vendor, { failures: failures + 1 }) / 1000)
  }

  #restAgain(vendor: string, { failures }: Pick<Rest, 'failures'>): number {
    const restMs = Math.min(FIRST_OPEN_MS * 2 ** (failures - 1), LONGEST_OPEN_MS)
    this.#rests.set(vendor, { failures, until: this.#clock.now().getTime() + restMs })
    return restMs
  }
}
