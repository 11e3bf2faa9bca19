import { SECOND_MS } from '@ante/contract/kit/time.ts'

import { MAX_SHOTS, SHOTS_PER_SECOND } from './volley-choice.ts'

/** Token bucket: `SHOTS_PER_SECOND` on average, and at most one volley in a burst. */
export class ShotBucket {
  readonly #now: () => number
  #remaining = MAX_SHOTS
  #countedAtMs: number

  constructor(now: () => number) {
    this.#now = now
    this.#countedAtMs = now()
  }

  /** Returns the time until this number of shots is allowed; zero when allowed now. */
  waitMs(shots: number): number {
    this.#fill()
    return Math.max(0, Math.ceil(((shots - this.#remaining) / SHOTS_PER_SECOND) * SECOND_MS))
  }

  spend(shots: number): void {
    this.#fill()
    this.#remaining -= shots
  }

  #fill(): void {
    const now = this.#now()
    const refilled = (Math.max(0, now - this.#countedAtMs) / SECOND_MS) * SHOTS_PER_SECOND
    this.#remaining = Math.min(MAX_SHOTS, this.#remaining + refilled)
    this.#countedAtMs = now
  }
}
