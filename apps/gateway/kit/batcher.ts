/** Too many wait already: the caller may try again later. */
export class BatcherFull extends Error {}

export interface BatcherOptions<Item, Result> {
  /** Does all of them in one go and answers in their order. When it throws, none was done, or nobody knows. */
  work(items: Item[]): Promise<Result[]>
  /** Whether this failure says that nothing was done, so that each item may be tried alone. */
  wasUndone(error: unknown): boolean
  /** Batches under way at the same time. */
  batchesAtOnce: number
  itemsABatch: number
  itemsWaiting: number
}

const ALONE_AT_ONCE = 4

interface Waiting<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Lets concurrent callers share one piece of work, as a commit: while one batch is under way, the next one gathers. A
 * batch that fails is tried again item by item, so that one bad item fails alone.
 */
export class Batcher<Item, Result> {
  readonly #options: BatcherOptions<Item, Result>
  #waiting: Waiting<Item, Result>[] = []
  #underWay = 0
  #woken = false

  constructor(options: BatcherOptions<Item, Result>) {
    this.#options = options
  }

  ask(item: Item): Promise<Result> {
    if (this.#waiting.length >= this.#options.itemsWaiting) return Promise.reject(new BatcherFull())
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      this.#wake()
    })
  }

  /** Begins after the present turn: what has arrived on other connections by then goes along. */
  #wake(): void {
    if (this.#woken) return
    this.#woken = true
    setImmediate(() => {
      this.#woken = false
      while (this.#waiting.length > 0 && this.#underWay < this.#options.batchesAtOnce) void this.#next()
    })
  }

  async #next(): Promise<void> {
    const batch = this.#waiting.splice(0, this.#options.itemsABatch)
    this.#underWay++
    await this.#answer(batch)
    this.#underWay--
    if (this.#waiting.length > 0) this.#wake()
  }

  async #answer(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#options.work(batch.map(({ item }) => item))
      for (const [at, result] of results.entries()) batch[at]!.resolve(result) // one result an item
    } catch (error) {
      if (batch.length === 1 || !this.#options.wasUndone(error)) {
        for (const { reject } of batch) reject(error)
        return
      }
      await this.#answerAlone(batch)
    }
  }

  /** A few at a time: those that have to wait for something must not keep all others waiting. */
  async #answerAlone(batch: Waiting<Item, Result>[]): Promise<void> {
    const left = [...batch]
    const next = async (): Promise<void> => {
      for (let one = left.shift(); one; one = left.shift()) await this.#answer([one])
    }
    await Promise.all(Array.from({ length: ALONE_AT_ONCE }, next))
  }
}
