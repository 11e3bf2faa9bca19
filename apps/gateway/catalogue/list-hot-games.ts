import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { Game } from '@ante/contract/catalogue/games.ts'

import type { MerchantCatalogue } from './merchant-catalogue.ts'

const LIMIT = 60

/** Returns the most popular games, of all categories or of one. */
export function listHotGames(
  { byCategory }: MerchantCatalogue,
  { category }: { category?: GameCategory | undefined },
): Game[] {
  const hot = (byCategory.get('HOT') ?? []).map(({ game }) => game)
  const ofCategory = category && category !== 'HOT' ? hot.filter((game) => game.category === category) : hot
  return ofCategory.slice(0, LIMIT)
}
