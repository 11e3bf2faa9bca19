import { refuseCommonly } from './refusal.ts'

const RETRY_AFTER_SECONDS = 1

/**
 * Runs the calls of one key (a member, for instance) one after the other on this instance, so that the calls of one cannot take the
 * time of all. Calls of different keys run side by side.
 */
export class OneAtATime {
  readonly #waitingAtMost: number
  readonly #queues = new Map<string, { last: Promise<unknown>; waiting: number }>()

  constructor({ waitingAtMost }: { waitingAtMost: number }) {
    this.#waitingAtMost = waitingAtMost
  }

  /** Runs `work` when the calls before it have ended. Throws `request.too_many` where too many wait already. */
  async run<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    const queue = this.#queues.get(key) ?? { last: Promise.resolve(), waiting: 0 }
    if (queue.waiting > this.#waitingAtMost) {
      throw refuseCommonly('request.too_many', { retryAfterSeconds: RETRY_AFTER_SECONDS })
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
