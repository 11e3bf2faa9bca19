import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { Game } from '@ante/contract/catalogue/games.ts'

import { matching } from './list-games.ts'
import type { MerchantCatalogue } from './merchant-catalogue.ts'

interface Query {
  category?: GameCategory | undefined
  gameName?: string | undefined
  vendor?: string | undefined
}

/**
 * Returns those of a member's games that are currently offered and match the filter, in the member's order. HOT means
 * all categories.
 */
export function ownGames(
  { listed }: MerchantCatalogue,
  nodeIds: readonly number[],
  { category, ...filters }: Query,
): Game[] {
  const offeredGames = nodeIds.flatMap((nodeId) => listed.get(nodeId) ?? [])
  const inCategory =
    category && category !== 'HOT' ? offeredGames.filter(({ game }) => game.category === category) : offeredGames
  return matching(inCategory, filters).map(({ game }) => game)
}
