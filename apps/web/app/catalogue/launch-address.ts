import type { Game } from '@ante/contract/catalogue/games.ts'
import type { HotMatch } from '@ante/contract/catalogue/matches.ts'

/** The address that opens a game. Without a session it leads through the login and then on. */
export function launchAddress({ vassalage, gameId, nodeId, gameType }: Game): string {
  return `/m/launchGame?${new URLSearchParams({
    vendor: vassalage,
    gameId,
    nodeId: String(nodeId),
    gameCategory: gameType,
  })}`
}

/** The address that opens the book of a match. */
export function matchAddress({ vendor, roomId, nodeId }: HotMatch): string {
  return `/m/launchGame?${new URLSearchParams({ vendor, gameId: roomId, nodeId: String(nodeId), gameCategory: 'SPORTS' })}`
}
