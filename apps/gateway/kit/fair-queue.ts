/** Maximum part of the queue for one party (a member, a network), running or waiting. */
export interface Share {
  key: string
  atMost: number
}

export interface Turn {
  /** Waiting groups (merchants, for example) take turns; within a group the order is first in, first out. */
  group: string
  shares: readonly Share[]
  /** Number of waiting items from which on this work is refused; default: the limit of the queue. */
  waiting?: number
}

/** The queue, or the party's share of it, is full. */
export class QueueFull extends Error {}

/** A bounded queue: limited concurrency and length, a maximum share per party, and groups that take turns. */
export class FairQueue {
  readonly #running: number
  readonly #waitingLimit: number
  readonly #waiting = new Map<string, (() => void)[]>()
  readonly #countByKey = new Map<string, number>()
  #freeSlots: number
  #total = 0

  constructor({ running, waiting }: { running: number; waiting: number }) {
    this.#running = running
    this.#freeSlots = running
    this.#waitingLimit = waiting
  }

  hasFreeSlot({ shares, waiting = this.#waitingLimit }: Omit<Turn, 'group'>): boolean {
    if (this.#total >= this.#running + waiting) return false
    return shares.every(({ key, atMost }) => (this.#countByKey.get(key) ?? 0) < atMost)
  }

  /** Runs `work` in its turn. Throws `QueueFull` immediately if there is no room. */
  async run<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> {
    if (!this.hasFreeSlot(turn)) throw new QueueFull('no place in the queue')
    this.#addToCounts(turn, 1)
    try {
      await this.#startOf(turn.group)
      return await work()
    } finally {
      this.#addToCounts(turn, -1)
      this.#startNext()
    }
  }

  async #startOf(group: string): Promise<void> {
    if (this.#freeSlots > 0) {
      this.#freeSlots--
      return
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    const queue = this.#waiting.get(group) ?? []
    queue.push(resolve)
    this.#waiting.set(group, queue)
    await promise
  }

  /** Starts the first work of the first group, and moves the group to the end. */
  #startNext(): void {
    const [first] = this.#waiting
    if (!first) {
      this.#freeSlots++
      return
    }
    const [group, queue] = first
    const start = queue.shift()
    this.#waiting.delete(group)
    if (queue.length > 0) this.#waiting.set(group, queue)
    start?.()
  }

  #addToCounts({ shares }: Turn, change: number): void {
    this.#total += change
    for (const { key } of shares) {
      const waitingOfKey = (this.#countByKey.get(key) ?? 0) + change
      if (waitingOfKey > 0) this.#countByKey.set(key, waitingOfKey)
      else this.#countByKey.delete(key)
    }
  }
}
