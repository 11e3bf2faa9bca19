import type { Game } from '@ante/contract/catalogue/games.ts'
import type { HotMatch } from '@ante/contract/catalogue/matches.ts'

/** The address that opens a game. Without a session it leads through the login and then on. */
export function launchAddress({ vassalage, gameId, nodeId, gameType, supportPlay }: Game): string {
  return addressFor({ vendor: vassalage, gameId, nodeId, gameCategory: gameType, supportPlay })
}

/** The address that opens the book of a match. */
export function matchAddress({ vendor, gameId, roomId, nodeId, supportPlay }: HotMatch): string {
  return addressFor({ vendor, gameId, roomId, nodeId, gameCategory: 'SPORTS', supportPlay })
}

interface Asked {
  vendor: string
  gameId: string
  roomId?: string
  nodeId: number
  gameCategory: string
  /** Whether it can be played with play money. */
  supportPlay: boolean
}

function addressFor({ nodeId, supportPlay, ...named }: Asked): string {
  const search = new URLSearchParams({ ...named, nodeId: String(nodeId), supportPlay: supportPlay ? '1' : '0' })
  return `/m/launchGame?${search}`
}
