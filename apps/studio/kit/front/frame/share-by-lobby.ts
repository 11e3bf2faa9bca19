import type { FromGame } from '@ante/contract/launch/frame-messages.ts'

import type { SessionView } from '../../play-contract.ts'
import type { Lobby } from '../play/lobby.ts'

/** Content that the lobby draws as a win card and shares. */
type Shared = Extract<FromGame, { ante: 'share-win' | 'share-ticket' }>

/**
 * Returns the function that shares a win or a ticket through the lobby; null if the game runs without a lobby or with play
 * money.
 */
export function shareByLobby(
  lobby: Lobby,
  { playMode }: Pick<SessionView, 'playMode'>,
): ((shared: Shared) => void) | null {
  return lobby.framed && playMode === 'real' ? (shared) => lobby.send(shared) : null
}
