import type { GameCategory } from '@ante/contract/catalogue/category.ts'

/** The game center, whole or of one category. */
export const centreAddress = (category: GameCategory | null): string =>
  category ? `/m/gameCenter?gameType=${category}` : '/m/gameCenter'

/** The tables and rooms of a category. */
export const tablesAddress = (category: GameCategory): string => `/m/gameLobby?gameType=${category}`

interface Hall {
  category: GameCategory
  vendor: string
}

/** A maker's hall: slots have a center of their own. Source: product specification 4, "Game launch". */
export function hallAddress({ category, vendor }: Hall): string {
  const search = new URLSearchParams(category === 'RNG' ? {} : { gameType: category })
  search.set('vassalage', vendor)
  return `/m/${category === 'RNG' ? 'slotsCenter' : 'gameCenter'}?${search}`
}
