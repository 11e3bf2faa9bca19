/**
 * Clock of all tables, accelerated by a factor: 1 except in tests. Counted from 1970, so it is the same after a
 * restart.
 */
export class TableClock {
  readonly #timeScale: number

  constructor(timeScale: number) {
    this.#timeScale = timeScale
  }

  now(): number {
    return Math.floor(Date.now() * this.#timeScale)
  }

  /** Returns the real time until this table time. */
  until(at: number): number {
    return Math.max(0, (at - this.now()) / this.#timeScale)
  }

  /** Converts a table duration into real time. */
  scaled(ms: number): number {
    return ms / this.#timeScale
  }
}
