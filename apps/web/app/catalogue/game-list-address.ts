import type { GameCategory } from '@ante/contract/catalogue/category.ts'

/** Filters of the game list, represented in the address. */
export interface GameFilter {
  category: GameCategory
  vendor: string
  /** `NEW`, a class of the category, or empty for all. */
  classify: string
  name: string
}

/** Returns the address of the filtered list. */
export function gameListAddress({ category, vendor = '', classify = '', name = '' }: Partial<GameFilter>): string {
  const search = new URLSearchParams([['gameType', category ?? 'HOT']])
  if (vendor) search.set('vassalage', vendor)
  if (classify) search.set('gameClassify', classify)
  if (name) search.set('gameName', name)
  return `/m/gameList?${search}`
}
