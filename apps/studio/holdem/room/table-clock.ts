/**
 * The time at all tables. It goes so many times as fast as the world's: 1, but in tests. Counted from 1970 it is the same
 * after a restart.
 */
export class TableClock {
  readonly #haste: number

  constructor(timeScale: number) {
    this.#haste = timeScale
  }

  now(): number {
    return Math.floor(Date.now() * this.#haste)
  }

  /** How long the world waits until it is that time at the tables. */
  until(at: number): number {
    return Math.max(0, (at - this.now()) / this.#haste)
  }

  /** How long something that takes so long at the tables is for the world. */
  lasts(ms: number): number {
    return ms / this.#haste
  }
}
