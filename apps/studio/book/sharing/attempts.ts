/** Wrong codes that a player may enter per window. */
const WRONG_AT_MOST = 10
const WINDOW_MS = 10 * 60_000
/** Players remembered at once; the oldest are forgotten first. */
const PLAYERS_AT_MOST = 10_000

/** Counts the wrong booking codes of each player, so that codes cannot be guessed. */
export class CodeAttempts {
  readonly #wrong = new Map<string, { count: number; until: number }>()

  /** Whether the player may enter another code now. */
  mayTry(player: string, now: number): boolean {
    const known = this.#wrong.get(player)
    return known === undefined || known.until <= now || known.count < WRONG_AT_MOST
  }

  noteWrong(player: string, now: number): void {
    const known = this.#wrong.get(player)
    const isCurrent = known !== undefined && known.until > now
    this.#wrong.delete(player)
    this.#wrong.set(player, isCurrent ? { ...known, count: known.count + 1 } : { count: 1, until: now + WINDOW_MS })
    const [oldest] = this.#wrong.keys()
    if (this.#wrong.size > PLAYERS_AT_MOST && oldest !== undefined) this.#wrong.delete(oldest)
  }
}
