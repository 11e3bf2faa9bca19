/** The queue is full: the caller may retry later. */
export class BatcherFull extends Error {}

export interface BatcherOptions<Item, Result> {
  /**
   * Processes all items together and returns results in their order. If it throws, either no item was processed, or the
   * outcome is unknown.
   */
  work(items: Item[]): Promise<Result[]>
  /** Whether an error means that nothing was done, so that items may be retried individually. */
  hadNoEffect(error: unknown): boolean
  /** Number of concurrent batches. */
  batchesAtOnce: number
  itemsABatch: number
  itemsWaiting: number
}

const SINGLE_CALLS_AT_ONCE = 4

interface Waiting<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Lets concurrent callers share one operation, such as a commit: while one batch runs, the next one collects items. A
 * failed batch is retried item by item, so that an invalid item fails individually.
 */
export class Batcher<Item, Result> {
  readonly #options: BatcherOptions<Item, Result>
  #waiting: Waiting<Item, Result>[] = []
  #runningBatches = 0
  #isScheduled = false

  constructor(options: BatcherOptions<Item, Result>) {
    this.#options = options
  }

  run(item: Item): Promise<Result> {
    if (this.#waiting.length >= this.#options.itemsWaiting) return Promise.reject(new BatcherFull())
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      this.#wake()
    })
  }

  /** Starts after the current event-loop turn, to include items that arrive on other connections. */
  #wake(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      while (this.#waiting.length > 0 && this.#runningBatches < this.#options.batchesAtOnce) void this.#next()
    })
  }

  async #next(): Promise<void> {
    const batch = this.#waiting.splice(0, this.#options.itemsABatch)
    this.#runningBatches++
    await this.#answer(batch)
    this.#runningBatches--
    if (this.#waiting.length > 0) this.#wake()
  }

  async #answer(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#options.work(batch.map(({ item }) => item))
      for (const [at, result] of results.entries()) batch[at]!.resolve(result) // one result per item
    } catch (error) {
      if (batch.length === 1 || !this.#options.hadNoEffect(error)) {
        for (const { reject } of batch) reject(error)
        return
      }
      await this.#runOneByOne(batch)
    }
  }

  /**
   * Retries items individually, with limited concurrency: an item that waits, for example for a lock, must not block
   * all others.
   */
  async #runOneByOne(batch: Waiting<Item, Result>[]): Promise<void> {
    const waiting = [...batch]
    const next = async (): Promise<void> => {
      for (let request = waiting.shift(); request; request = waiting.shift()) await this.#answer([request])
    }
    await Promise.all(Array.from({ length: SINGLE_CALLS_AT_ONCE }, next))
  }
}
