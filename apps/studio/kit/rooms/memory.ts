/** The latest messages of one stream by number, so that a briefly disconnected reader misses none. */
export class Memory {
  readonly #messages: string[] = []
  readonly #limit: number
  #last: number

  constructor(max: number, last = 0) {
    this.#limit = max
    this.#last = last
  }

  /** Number of the latest message. */
  get last(): number {
    return this.#last
  }

  /** Number of the next message, which must contain it. */
  get next(): number {
    return this.#last + 1
  }

  add(message: string): void {
    this.#last += 1
    this.#messages.push(message)
    if (this.#messages.length > this.#limit) this.#messages.shift()
  }

  /** Returns all messages after this number; null when some are no longer stored, or the number is invalid. */
  after(number: number): string[] | null {
    const missed = this.#last - number
    if (missed < 0 || missed > this.#messages.length) return null
    return missed === 0 ? [] : this.#messages.slice(-missed)
  }
}
