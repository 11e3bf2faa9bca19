/** Wrong codes that a player may enter per window. */
const MAX_WRONG = 10
const WINDOW_MS = 10 * 60_000
/** Players remembered at once; the oldest are forgotten first. */
const MAX_PLAYERS = 10_000

/** Counts the wrong booking codes of each player, so that codes cannot be guessed. */
export class CodeAttempts {
  readonly #wrong = new Map<string, { count: number; until: number }>()

  /** Whether the player may enter another code now. */
  mayTry(player: string, now: number): boolean {
    const attempts = this.#wrong.get(player)
    return attempts === undefined || attempts.until <= now || attempts.count < MAX_WRONG
  }

  noteWrong(player: string, now: number): void {
    const attempts = this.#wrong.get(player)
    const isCurrent = attempts !== undefined && attempts.until > now
    this.#wrong.delete(player)
    this.#wrong.set(
      player,
      isCurrent ? { ...attempts, count: attempts.count + 1 } : { count: 1, until: now + WINDOW_MS },
    )
    const [oldest] = this.#wrong.keys()
    if (this.#wrong.size > MAX_PLAYERS && oldest !== undefined) this.#wrong.delete(oldest)
  }
}
