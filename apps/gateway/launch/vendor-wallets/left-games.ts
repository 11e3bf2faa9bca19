import { coalesced } from '../../kit/coalesced.ts'
import type { LaunchPorts } from '../launch-ports.ts'
import { takeGamesLeft } from '../opening/game-windows.ts'
import type { GameLeft } from '../opening/game-windows.ts'

const LOOK_EVERY_MS = 5_000

/**
 * Brings the money home of whoever closed a game's window without a word, as a phone that goes off does. On any instance:
 * who takes a game that was left has it alone, and what lies at a vendor comes home once.
 */
export class LeftGames {
  readonly #ports: Pick<LaunchPorts, 'db' | 'clock' | 'log' | 'money'>
  readonly #timer: NodeJS.Timeout
  #closed = false

  constructor(ports: Pick<LaunchPorts, 'db' | 'clock' | 'log' | 'money'>) {
    this.#ports = ports
    this.#timer = setInterval(() => void this.#look(), LOOK_EVERY_MS).unref()
  }

  /** Finishes what it is bringing home, and begins nothing more. */
  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#timer)
    await this.#look()
  }

  readonly #look = coalesced(async () => {
    const { db, clock, log } = this.#ports
    if (this.#closed) return
    try {
      const left = await takeGamesLeft(db, clock.now())
      await Promise.all(left.map((game) => this.#bringHome(game)))
    } catch (error) {
      log.warn({ err: error }, 'games that were left could not be looked for')
    }
  })

  /** A vendor that does not answer keeps the money until the member next opens or leaves a game. */
  async #bringHome({ sessionId, ...owner }: GameLeft): Promise<void> {
    try {
      await this.#ports.money.bringHome(owner, { leaving: sessionId })
    } catch (error) {
      this.#ports.log.warn({ err: error }, 'money stays at a vendor whose game was left')
    }
  }
}
