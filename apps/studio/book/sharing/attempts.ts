/** Wrong codes that a player may enter per window. */
const MAX_WRONG = 10
const WINDOW_MS = 10 * 60_000
/** Players remembered at once; the oldest are forgotten first. */
const MAX_PLAYERS = 10_000

/** Counts the wrong booking codes of each player, so that codes cannot be guessed. */
export class CodeAttempts {
  readonly #failures = new Map<string, { count: number; until: number }>()

  /** Whether the player may enter another code now. */
  mayTry(player: string, now: number): boolean {
    const attempts = this.#failures.get(player)
    return attempts === undefined || attempts.until <= now || attempts.count < MAX_WRONG
  }

  recordFailure(player: string, now: number): void {
    const attempts = this.#failures.get(player)
    const isCurrent = attempts !== undefined && attempts.until > now
    this.#failures.delete(player)
    this.#failures.set(
      player,
      isCurrent ? { ...attempts, count: attempts.count + 1 } : { count: 1, until: now + WINDOW_MS },
    )
    const [oldest] = this.#failures.keys()
    if (this.#failures.size > MAX_PLAYERS && oldest !== undefined) this.#failures.delete(oldest)
  }
}
