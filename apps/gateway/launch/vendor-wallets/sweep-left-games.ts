import type { LaunchPorts } from '../launch-ports.ts'
import { takeGamesLeft } from '../opening/game-windows.ts'
import type { GameLeft } from '../opening/game-windows.ts'

type LeftGamesPorts = Pick<LaunchPorts, 'db' | 'clock' | 'log' | 'money'>

/** Returns the vendor balances of members whose game window is gone without having been closed. */
export async function sweepLeftGames(ports: LeftGamesPorts): Promise<void> {
  const left = await takeGamesLeft(ports.db, ports.clock.now())
  await Promise.all(left.map((game) => bringHome(ports, game)))
}

/** A vendor that does not answer keeps the money until the member next opens or leaves a game. */
async function bringHome({ money, log }: LeftGamesPorts, { sessionId, ...owner }: GameLeft): Promise<void> {
  try {
    await money.bringHome(owner, { leaving: sessionId })
  } catch (error) {
    log.warn({ err: error }, 'money stays at a vendor whose game was left')
  }
}
