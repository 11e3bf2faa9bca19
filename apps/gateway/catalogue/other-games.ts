import type { Game } from '@ante/contract/catalogue/games.ts'

import type { MerchantCatalogue } from './merchant-catalogue.ts'

/** Maximum number of suggestions: a row or two of tiles. */
const MOST = 6

interface Instead {
  nodeId?: number | undefined
  vendor?: string | undefined
  category?: string | undefined
  /** Whether the visitor can open a game of this vendor. */
  opens(game: Game): boolean
}

/** Returns alternatives to a game: of its vendor, then of its category, then the most popular ones. */
export function otherGames(offer: MerchantCatalogue, { nodeId, vendor, category, opens }: Instead): Game[] {
  const known = nodeId === undefined ? undefined : offer.listed.get(nodeId)?.game
  const kind = known?.category ?? category
  const all = offer.all.map(({ game }) => game)
  const hot = (offer.byCategory.get('HOT') ?? []).map(({ game }) => game)
  const likely = [
    ...all.filter((game) => game.vendor === (known?.vendor ?? vendor) && game.category === kind),
    ...hot.filter((game) => game.category === kind),
    ...all.filter((game) => game.category === kind),
    ...hot,
  ]
  const chosen = new Map<number, Game>()
  for (const game of likely) {
    if (chosen.size === MOST) break
    const mayOpen = game.nodeId !== nodeId && offer.byNode.get(game.nodeId)?.playable === true && opens(game)
    if (mayOpen) chosen.set(game.nodeId, game)
  }
  return [...chosen.values()]
}
