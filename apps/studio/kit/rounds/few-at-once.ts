import { Refused } from '@ante/plain-server/refusal.ts'

/** Limit per page: each waiting call holds a database connection that others need too. */
const MAX_AT_ONCE = 32

/** Counts the waiting calls of pages: stakes, and the calls before them. A page above its limit is refused. */
export class ConcurrencyLimiter {
  readonly #waiting = new Map<string, number>()

  async run<Result>(sessionId: string, work: () => Promise<Result>): Promise<Result> {
    const others = this.#waiting.get(sessionId) ?? 0
    if (others >= MAX_AT_ONCE) throw new Refused('round.too_many')
    this.#waiting.set(sessionId, others + 1)
    try {
      return await work()
    } finally {
      const remaining = (this.#waiting.get(sessionId) ?? 1) - 1
      if (remaining > 0) this.#waiting.set(sessionId, remaining)
      else this.#waiting.delete(sessionId)
    }
  }
}
