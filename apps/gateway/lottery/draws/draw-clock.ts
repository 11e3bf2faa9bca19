import { coalesced } from '../../kit/coalesced.ts'
import type { Game } from '../games/games.ts'
import type { Slot } from '../games/schedule.ts'
import { generateResults, publishCommitments } from './generate-results.ts'
import type { DrawPorts } from './generate-results.ts'
import type { GameSlot } from './game-slot.ts'
import { lastDrawn, stillAwaited } from './read-awaited.ts'

/** Maximum interval between runs, so that clock changes and the end of a database outage are noticed. */
const MAX_WAIT_MS = 1_000
/** Retry delay after a draw was locked. */
const RETRY_MS = 100
/** Maximum number of draws per run; after a long outage, later runs generate the others. */
const AT_ONCE = 2_000

/**
 * Generates the results of house games when draws are due. Every gateway has such a clock; `write-draws.ts` ensures
 * that each draw gets one result. Draws that became due during an outage get results after it, in order, up to the
 * game's result timeout.
 */
export class DrawClock {
  readonly #ports: DrawPorts
  /** Time up to which each game has results, in epoch milliseconds. */
  readonly #drawnUntilByGame = new Map<bigint, number>()
  #timer: NodeJS.Timeout | undefined
  #nextDueAt = 0
  #closed = false

  constructor(ports: DrawPorts) {
    this.#ports = ports
    ports.games.onChange(() => (this.#nextDueAt = 0))
  }

  async start(): Promise<void> {
    await this.drawDue()
    this.#setTimer()
  }

  /** Generates the results that are due. Resolves when a run that began after the call has ended. */
  readonly drawDue = coalesced(async () => {
    if (this.#closed) return
    const now = this.#ports.clock.now().getTime()
    if (now < this.#nextDueAt) return
    try {
      await this.#drawDue(now)
    } catch (error) {
      this.#nextDueAt = now + MAX_WAIT_MS
      this.#ports.log.error(
        { event: 'lottery.draw_failed', err: error },
        'cannot generate the results of due lottery draws',
      )
    }
  })

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.drawDue()
  }

  #setTimer(): void {
    if (this.#closed) return
    const wait = Math.min(Math.max(this.#nextDueAt - this.#ports.clock.now().getTime(), 0), MAX_WAIT_MS)
    this.#timer = setTimeout(() => void this.drawDue().finally(() => this.#setTimer()), wait).unref()
  }

  async #drawDue(now: number): Promise<void> {
    const games = this.#ports.games.all().filter((game) => game.is_house)
    await this.#findDrawnUntil(games, now)
    const dueDraws = games.flatMap((game) => this.#dueOf(game, now)).slice(0, AT_ONCE)
    const undrawn = dueDraws.length > 0 ? await this.#draw(dueDraws) : []
    for (const { game, slot } of dueDraws) this.#drawnUntilByGame.set(game.id, slot.drawAt)
    for (const { game, slot } of undrawn.toReversed()) this.#drawnUntilByGame.set(game.id, slot.drawAt - 1)
    const next = games.map((game) => game.timetable.at(this.#drawnUntilOf(game, now)).drawAt)
    this.#nextDueAt = undrawn.length > 0 ? now + RETRY_MS : Math.min(...next, Infinity)
  }

  /** Reads from the database up to which time games that are new to this gateway have results. */
  async #findDrawnUntil(games: Game[], now: number): Promise<void> {
    const newGames = games.filter((game) => !this.#drawnUntilByGame.has(game.id))
    if (newGames.length === 0) return
    const drawn = await lastDrawn(this.#ports.db, newGames)
    for (const game of newGames) this.#drawnUntilByGame.set(game.id, drawn.get(game.id) ?? now)
    await publishCommitments(this.#ports, newGames)
  }

  #dueOf(game: Game, now: number): GameSlot[] {
    const slots: Slot[] = []
    for (
      let slot = game.timetable.at(this.#drawnUntilOf(game, now));
      slot.drawAt <= now;
      slot = game.timetable.after(slot)
    )
      slots.push(slot)
    return slots.map((slot) => ({ game, slot }))
  }

  /** Returns the time after which draws are due, at most the result timeout ago: older draws get no result. */
  #drawnUntilOf(game: Game, now: number): number {
    return Math.max(this.#drawnUntilByGame.get(game.id) ?? now, now - game.result_timeout_seconds * 1000)
  }

  /** Generates results; returns the draws that still have none, because they were locked. */
  async #draw(dueDraws: GameSlot[]): Promise<GameSlot[]> {
    const drawn = await generateResults(this.#ports, dueDraws)
    return drawn.length === dueDraws.length ? [] : stillAwaited(this.#ports.db, dueDraws)
  }
}
