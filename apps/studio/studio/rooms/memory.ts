/** The latest messages of one stream under their numbers, so that who was away for a moment misses none. */
export class Memory {
  readonly #kept: string[] = []
  readonly #atMost: number
  #last: number

  constructor(atMost: number, last = 0) {
    this.#atMost = atMost
    this.#last = last
  }

  /** The number of the latest one. */
  get last(): number {
    return this.#last
  }

  /** Says the number of the next one, for the message that is made with it. */
  get next(): number {
    return this.#last + 1
  }

  keep(message: string): void {
    this.#last += 1
    this.#kept.push(message)
    if (this.#kept.length > this.#atMost) this.#kept.shift()
  }

  /** All after this number; null where some of them are forgotten, or it is none of ours. */
  after(number: number): string[] | null {
    const missed = this.#last - number
    if (missed < 0 || missed > this.#kept.length) return null
    return missed === 0 ? [] : this.#kept.slice(-missed)
  }
}
