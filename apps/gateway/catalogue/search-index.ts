import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { INDEXED_GAMES } from '@ante/contract/catalogue/search-index.ts'
import type { getSearchIndex } from '@ante/contract/catalogue/search-index.ts'

import type { MerchantCatalogue } from './merchant-catalogue.ts'

type SearchIndex = OutputOf<typeof getSearchIndex>

/** Cache of indexes by catalogue, which is immutable. */
const indexes = new WeakMap<MerchantCatalogue, SearchIndex>()

/** Returns the games of a merchant: the most popular ones first, then the others in lobby order. */
export function searchIndexOf(merchantCatalogue: MerchantCatalogue): SearchIndex {
  const cached = indexes.get(merchantCatalogue)
  if (cached) return cached
  const listed = new Set([...(merchantCatalogue.byCategory.get('HOT') ?? []), ...merchantCatalogue.all])
  const games = [...listed].slice(0, INDEXED_GAMES).map(({ game }) => {
    const { nodeId, vendor, gameName, category, gameId, supportPlay, showIcon } = game
    return { nodeId, vendor, gameName, category, gameId, supportPlay, showIcon }
  })
  const index = { games }
  indexes.set(merchantCatalogue, index)
  return index
}
