const SAMPLES = 24

/**
 * Estimates the server's clock: no message arrives before it was sent, so the fastest one gives the best estimate of
 * the offset. The device's own clock may be wrong or change.
 */
export class ServerClock {
  readonly #own: () => number
  #apart: number[] = []

  constructor(deviceClock: () => number = () => performance.now()) {
    this.#own = deviceClock
  }

  /** Records the sending time of a message that has just arrived. */
  learn(sentAt: number): void {
    this.#apart = [...this.#apart.slice(1 - SAMPLES), sentAt - this.#own()]
  }

  /** Milliseconds since 1970, by the server's clock. */
  now(): number {
    return this.#own() + (this.#apart.length > 0 ? Math.max(...this.#apart) : Date.now() - this.#own())
  }

  /** Time until then; never negative. */
  until(at: number): number {
    return Math.max(0, at - this.now())
  }
}
