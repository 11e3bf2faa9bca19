import { Keeper } from '../../kit/keeper.ts'
import type { LaunchPorts } from '../launch-ports.ts'
import { takeGamesLeft } from '../opening/game-windows.ts'
import type { GameLeft } from '../opening/game-windows.ts'

const LOOK_EVERY_MS = 5_000

type LeftGamesPorts = Pick<LaunchPorts, 'db' | 'clock' | 'log' | 'money'>

/**
 * Brings the money home of whoever closed a game's window without a word, as a phone that goes off does. On any instance:
 * who takes a game that was left has it alone, and what lies at a vendor comes home once.
 */
export const leftGames = (ports: LeftGamesPorts): Keeper =>
  new Keeper({
    everyMs: LOOK_EVERY_MS,
    look: async () => {
      const left = await takeGamesLeft(ports.db, ports.clock.now())
      await Promise.all(left.map((game) => bringHome(ports, game)))
    },
    failure: 'games that were left could not be looked for',
    log: ports.log,
  })

/** A vendor that does not answer keeps the money until the member next opens or leaves a game. */
async function bringHome({ money, log }: LeftGamesPorts, { sessionId, ...owner }: GameLeft): Promise<void> {
  try {
    await money.bringHome(owner, { leaving: sessionId })
  } catch (error) {
    log.warn({ err: error }, 'money stays at a vendor whose game was left')
  }
}
