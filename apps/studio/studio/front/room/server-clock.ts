const SAMPLES = 24

/**
 * The server's clock, as far as the page can tell: no message comes before it was sent, so the one that came quickest says
 * best how far both clocks are apart. The device's own clock may be wrong, and be set, as it likes.
 */
export class ServerClock {
  readonly #own: () => number
  #apart: number[] = []

  constructor(own: () => number = () => performance.now()) {
    this.#own = own
  }

  /** A message has just come that was sent at this time. */
  learn(sentAt: number): void {
    this.#apart = [...this.#apart.slice(1 - SAMPLES), sentAt - this.#own()]
  }

  /** Milliseconds since 1970, as the server counts them. */
  now(): number {
    return this.#own() + (this.#apart.length > 0 ? Math.max(...this.#apart) : Date.now() - this.#own())
  }

  /** How long until then; never less than nothing. */
  until(at: number): number {
    return Math.max(0, at - this.now())
  }
}
