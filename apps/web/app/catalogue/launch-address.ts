import type { Game } from '@ante/contract/catalogue/games.ts'
import type { HotMatch } from '@ante/contract/catalogue/matches.ts'
import { launchAddress as addressFor } from '@ante/contract/launch/launch-address.ts'

type LaunchFields = Pick<Game, 'vendor' | 'gameId' | 'nodeId' | 'category' | 'supportPlay'>

/** Returns the address that opens a game. A vendor tile has its address from the gateway, by the same table. */
export function launchAddress({ vendor, gameId, nodeId, category, supportPlay }: LaunchFields): string {
  return addressFor({ vendor, gameId, nodeId, category, supportPlay })
}

/** Returns the address that opens the sportsbook of a match. */
export function matchAddress({ vendor, gameId, roomId, nodeId, supportPlay }: HotMatch): string {
  return addressFor({ vendor, gameId, roomId, nodeId, category: 'SPORTS', supportPlay })
}
