import { GameCategory } from '@ante/contract/catalogue/category.ts'

import type { GameFilter } from './game-list-address.ts'

const NAME_LIMIT = 60

/** Reads the filter out of an address; what makes no sense there is left out. */
export function filterOf(search: URLSearchParams): GameFilter {
  const category = GameCategory.safeParse(search.get('gameType')?.toUpperCase())
  return {
    category: category.success ? category.data : 'HOT',
    vendor: search.get('vassalage') ?? '',
    classify: search.get('gameClassify') ?? '',
    name: (search.get('gameName') ?? '').trim().slice(0, NAME_LIMIT),
  }
}
