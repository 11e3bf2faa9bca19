/**
 * Clock of all tables, accelerated by a factor that is 1 except in tests. It counts from 1970, so a restart does not
 * change it.
 */
export class TableClock {
  readonly #timeScale: number

  constructor(timeScale: number) {
    this.#timeScale = timeScale
  }

  /** Returns the table time in milliseconds. */
  now(): number {
    return Math.floor(Date.now() * this.#timeScale)
  }

  /** Returns the real milliseconds until this table time. */
  realMsUntil(at: number): number {
    return Math.max(0, (at - this.now()) / this.#timeScale)
  }

  /** Converts a duration of the table's clock into real milliseconds. */
  realMs(ms: number): number {
    return ms / this.#timeScale
  }
}
