import type { GameCategory } from '@ante/contract/catalogue/category.ts'

/** Address of the game center, for all categories or one. */
export const centreAddress = (category: GameCategory | null): string =>
  category ? `/m/gameCenter?gameType=${category}` : '/m/gameCenter'

/** Address of the tables and rooms of a category. */
export const tablesAddress = (category: GameCategory): string => `/m/gameLobby?gameType=${category}`

interface Hall {
  category: GameCategory
  vendor: string
}

/**
 * Address of a vendor's page, in the slots center or the game center. Source: product specification 4, "Game launch".
 */
export function hallAddress({ category, vendor }: Hall): string {
  const search = new URLSearchParams(category === 'RNG' ? [] : [['gameType', category]])
  search.set('vassalage', vendor)
  return `/m/${category === 'RNG' ? 'slotsCenter' : 'gameCenter'}?${search}`
}
