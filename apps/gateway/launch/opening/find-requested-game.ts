import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { LOBBY_CODE } from '@ante/contract/launch/launch-address.ts'
import { launchGame as endpoint } from '@ante/contract/launch/launch-game.ts'

import { closedGameName } from '../../catalogue/public.ts'
import type { LaunchableGame } from '../../catalogue/public.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { LaunchPorts } from '../launch-ports.ts'

type Input = ParsedInputOf<typeof endpoint>

const refuse = refusalsOf(endpoint)

/** Returns the requested game at a merchant's site; refuses if it does not exist or was removed. */
export async function findRequestedGame(
  { db, catalogue }: Pick<LaunchPorts, 'db' | 'catalogue'>,
  merchantCode: string,
  input: Input,
): Promise<LaunchableGame> {
  const { vendor, gameId, nodeId } = input
  if (vendor === undefined || gameId === undefined || nodeId === undefined) {
    const game = gameOfCode(catalogue, merchantCode, input)
    if (!game) throw refuse('game.not.found')
    return game
  }
  // The node id identifies the game; vendor and game code in the call must match it.
  const game = catalogue.gameByNode(merchantCode, nodeId)
  if (game?.vendor === vendor && game.gameId === gameId) return game
  const gameName = await closedGameName(db, { nodeId, vendor, gameId })
  if (gameName !== null) throw refuse('game.closed', { gameName })
  throw refuse('game.not.found')
}

/**
 * Returns the game with the vendor's code, or the vendor's lobby game; null if there is none. Refuses if the vendor has
 * several games and no lobby, so that the member has to choose a game.
 */
function gameOfCode(
  catalogue: LaunchPorts['catalogue'],
  merchantCode: string,
  { vendor, gameCode, category, prizeMode }: Input,
): LaunchableGame | null {
  const node = vendor !== undefined && gameCode !== undefined ? catalogue.nodeOf(vendor, gameCode) : null
  if (node !== null) return catalogue.gameByNode(merchantCode, node)
  if (gameCode !== LOBBY_CODE) return null
  const lobby = catalogue.lobbyOf(merchantCode, { vendor, prizeMode, category })
  if (lobby?.kind !== 'list') return lobby?.game ?? null
  throw refuse('game.lobby.missing', { vendor: lobby.vendor, category: lobby.category })
}
