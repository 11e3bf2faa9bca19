import { Refused } from '@ante/plain-server/refusal.ts'

/** Of one page: each waits with a connection to the database in its hand, of which others want one too. */
const AT_ONCE_AT_MOST = 32

/** What pages wait for: stakes, and what comes before them. A page that has too much of it waiting is refused more. */
export class ConcurrencyLimiter {
  readonly #waiting = new Map<string, number>()

  async run<Result>(sessionId: string, work: () => Promise<Result>): Promise<Result> {
    const others = this.#waiting.get(sessionId) ?? 0
    if (others >= AT_ONCE_AT_MOST) throw new Refused('round.too_many')
    this.#waiting.set(sessionId, others + 1)
    try {
      return await work()
    } finally {
      const left = (this.#waiting.get(sessionId) ?? 1) - 1
      if (left > 0) this.#waiting.set(sessionId, left)
      else this.#waiting.delete(sessionId)
    }
  }
}
