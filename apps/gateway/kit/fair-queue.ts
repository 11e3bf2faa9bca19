/** How much of the queue one party (a member, a network) has at most, running or waiting. */
export interface Share {
  key: string
  atMost: number
}

export interface Turn {
  /** Groups (merchants, for instance) that wait take turns; within one the order of arrival holds. */
  group: string
  shares: readonly Share[]
  /** Of the waiting places, those that this work may use; all of them where it is left out. */
  waiting?: number
}

/** All places, or those of one share, are taken. */
export class QueueFull extends Error {}

/** A bounded queue: few pieces of work run at once, few wait, no party has more than its share, and groups take turns. */
export class FairQueue {
  readonly #running: number
  readonly #places: number
  readonly #waiting = new Map<string, (() => void)[]>()
  readonly #held = new Map<string, number>()
  #free: number
  #present = 0

  constructor({ running, waiting }: { running: number; waiting: number }) {
    this.#running = running
    this.#free = running
    this.#places = waiting
  }

  hasRoom({ shares, waiting = this.#places }: Omit<Turn, 'group'>): boolean {
    if (this.#present >= this.#running + waiting) return false
    return shares.every(({ key, atMost }) => (this.#held.get(key) ?? 0) < atMost)
  }

  /** Runs `work` in its turn. Throws `QueueFull` at once where there is no room. */
  async run<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> {
    if (!this.hasRoom(turn)) throw new QueueFull('no place in the queue')
    this.#hold(turn, 1)
    try {
      await this.#startOf(turn.group)
      return await work()
    } finally {
      this.#hold(turn, -1)
      this.#startNext()
    }
  }

  async #startOf(group: string): Promise<void> {
    if (this.#free > 0) {
      this.#free--
      return
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    const queue = this.#waiting.get(group) ?? []
    queue.push(resolve)
    this.#waiting.set(group, queue)
    await promise
  }

  /** The first group's first; the group goes behind the others. */
  #startNext(): void {
    const [first] = this.#waiting
    if (!first) {
      this.#free++
      return
    }
    const [group, queue] = first
    const start = queue.shift()
    this.#waiting.delete(group)
    if (queue.length > 0) this.#waiting.set(group, queue)
    start?.()
  }

  #hold({ shares }: Turn, more: number): void {
    this.#present += more
    for (const { key } of shares) {
      const held = (this.#held.get(key) ?? 0) + more
      if (held > 0) this.#held.set(key, held)
      else this.#held.delete(key)
    }
  }
}
