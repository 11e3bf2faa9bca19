import type { Game } from '@ante/contract/catalogue/games.ts'

import type { MerchantCatalogue } from './merchant-catalogue.ts'

/** Maximum number of suggestions: a row or two of tiles. */
const MAX = 6

interface AlternativesQuery {
  nodeId?: number | undefined
  vendor?: string | undefined
  category?: string | undefined
  /** Whether the visitor can open a game of this vendor. */
  opens(game: Game): boolean
}

/** Returns alternatives to a game: of its vendor, then of its category, then the most popular ones. */
export function otherGames(
  merchantCatalogue: MerchantCatalogue,
  { nodeId, vendor, category, opens }: AlternativesQuery,
): Game[] {
  const requestedGame = nodeId === undefined ? undefined : merchantCatalogue.listed.get(nodeId)?.game
  const kind = requestedGame?.category ?? category
  const games = merchantCatalogue.all.map(({ game }) => game)
  const hot = (merchantCatalogue.byCategory.get('HOT') ?? []).map(({ game }) => game)
  const likely = [
    ...games.filter((game) => game.vendor === (requestedGame?.vendor ?? vendor) && game.category === kind),
    ...hot.filter((game) => game.category === kind),
    ...games.filter((game) => game.category === kind),
    ...hot,
  ]
  const suggestions = new Map<number, Game>()
  for (const game of likely) {
    if (suggestions.size === MAX) break
    const mayOpen =
      game.nodeId !== nodeId && merchantCatalogue.byNode.get(game.nodeId)?.playable === true && opens(game)
    if (mayOpen) suggestions.set(game.nodeId, game)
  }
  return [...suggestions.values()]
}
