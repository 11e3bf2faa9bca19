import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import { LOBBY_CODE } from '@ante/contract/launch/launch-address.ts'
import type { PrizeMode } from '@ante/contract/launch/launch-address.ts'

import type { LaunchableGame, MerchantCatalogue } from './merchant-catalogue.ts'

export interface LobbyQuery {
  /** Vendor; if omitted, the vendor that runs the draws of the prize mode. */
  vendor?: string | undefined
  category?: GameCategory | undefined
  prizeMode?: PrizeMode | undefined
}

/** Vendors that run the draws of a mode, in order of preference. Source: product specification 2, "Launch". */
const RUNNERS: Record<PrizeMode, readonly string[]> = {
  Elott: ['ELOTT', 'LOTT', 'TCG_LOTTO_VN'],
  Lott: ['LOTT', 'ELOTT', 'TCG_LOTTO_VN'],
  SEA: ['TCG_SEA'],
}

/** `game`: the vendor's lobby game or only game. `list`: the vendor has several games and no lobby. */
export type Lobby =
  | { kind: 'game'; game: LaunchableGame }
  | { kind: 'list'; vendor: string; category: LaunchableGame['category'] }

/** Returns the lobby of the first queried vendor with games; null if the merchant offers no game of these vendors. */
export function lobbyOf(
  merchantCatalogue: MerchantCatalogue,
  { vendor, category, prizeMode }: LobbyQuery,
): Lobby | null {
  const runners = prizeMode ? RUNNERS[prizeMode] : []
  const vendors = vendor === undefined ? runners : [vendor]
  for (const code of vendors) {
    const games = [...merchantCatalogue.byNode.values()].filter((game) => game.vendor === code)
    const gamesOfCategory = games.filter((game) => game.category === category)
    const lobby = [...gamesOfCategory, ...games].find(({ gameId }) => gameId === LOBBY_CODE)
    const [first, ...otherGames] = gamesOfCategory.length > 0 ? gamesOfCategory : games
    if (lobby) return { kind: 'game', game: lobby }
    if (first && otherGames.length === 0) return { kind: 'game', game: first }
    if (first) return { kind: 'list', vendor: code, category: first.category }
  }
  return null
}
