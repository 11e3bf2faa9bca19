import type { GameCategory } from '@ante/contract/catalogue/category.ts'

/** What somebody asks to see of the games; it stands in the address. */
export interface GameFilter {
  category: GameCategory
  vendor: string
  /** `NEW`, a class of the category, or nothing for all. */
  classify: string
  name: string
}

/** The address of the list under a filter. */
export function gameListAddress({ category, vendor = '', classify = '', name = '' }: Partial<GameFilter>): string {
  const search = new URLSearchParams({ gameType: category ?? 'HOT' })
  if (vendor) search.set('vassalage', vendor)
  if (classify) search.set('gameClassify', classify)
  if (name) search.set('gameName', name)
  return `/m/gameList?${search}`
}
