const SAMPLES = 24

/**
 * Estimates the server's clock: no message arrives before it was sent, so the fastest one gives the best estimate of
 * the offset. The device's own clock may be wrong or change.
 */
export class ServerClock {
  readonly #deviceNow: () => number
  #offsets: number[] = []

  constructor(deviceClock: () => number = () => performance.now()) {
    this.#deviceNow = deviceClock
  }

  /** Records the sending time of a message that has just arrived. */
  addSample(sentAt: number): void {
    this.#offsets = [...this.#offsets.slice(1 - SAMPLES), sentAt - this.#deviceNow()]
  }

  /** Milliseconds since 1970, by the server's clock. */
  now(): number {
    return this.#deviceNow() + (this.#offsets.length > 0 ? Math.max(...this.#offsets) : Date.now() - this.#deviceNow())
  }

  /** Milliseconds until the time `at` of the server's clock; never negative. */
  until(at: number): number {
    return Math.max(0, at - this.now())
  }
}
