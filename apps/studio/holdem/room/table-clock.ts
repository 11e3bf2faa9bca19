/**
 * Clock of all tables, accelerated by a factor: 1 except in tests. Counted from 1970, so it is the same after a
 * restart.
 */
export class TableClock {
  readonly #haste: number

  constructor(timeScale: number) {
    this.#haste = timeScale
  }

  now(): number {
    return Math.floor(Date.now() * this.#haste)
  }

  /** Returns the real time until this table time. */
  until(at: number): number {
    return Math.max(0, (at - this.now()) / this.#haste)
  }

  /** Converts a table duration into real time. */
  lasts(ms: number): number {
    return ms / this.#haste
  }
}
