import { commonRefusal } from './refusal.ts'

const RETRY_AFTER_SECONDS = 1

/**
 * Runs calls with the same key (a member, for example) sequentially on this instance, so that one caller cannot use all
 * capacity. Calls with different keys run concurrently.
 */
export class OneAtATime {
  readonly #waitingAtMost: number
  readonly #queues = new Map<string, { last: Promise<unknown>; waiting: number }>()

  constructor({ waitingAtMost }: { waitingAtMost: number }) {
    this.#waitingAtMost = waitingAtMost
  }

  /** Runs `work` after earlier calls have ended. Throws `request.too_many` if too many are waiting. */
  async run<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    const queue = this.#queues.get(key) ?? { last: Promise.resolve(), waiting: 0 }
    if (queue.waiting > this.#waitingAtMost) {
      throw commonRefusal('request.too_many', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
    this.#queues.set(key, queue)
    queue.waiting++
    const mine = queue.last.then(work, work)
    queue.last = mine
    try {
      return await mine
    } finally {
      queue.waiting--
      if (queue.waiting === 0) this.#queues.delete(key)
    }
  }
}
