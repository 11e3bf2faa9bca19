import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { listGames } from '@ante/contract/catalogue/games.ts'
import type { listHalls } from '@ante/contract/catalogue/halls.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import type { listRecentGames } from '@ante/contract/catalogue/recents.ts'

import { queryOf } from '../../lib/calls/query-client.ts'

/** All vendors of all categories, with their content. */
export const halls = queryOptions({
  queryKey: ['catalogue', 'halls'],
  queryFn: queryOf(async () => (await import('@ante/contract/catalogue/halls.ts')).listHalls, {}),
  select: (answer: OutputOf<typeof listHalls>) => answer.halls,
})

/** Maximum number of games on a shelf; "see all" leads to more. */
const SHELF_GAMES = 12

export interface Shelved {
  category: GameCategory
  /** Vendor code; empty for all vendors. */
  vendor: string
  classify: 'HOT' | 'NEW'
}

/** First games of a selection, for a shelf. */
export const shelvedGames = ({ category, vendor, classify }: Shelved) =>
  queryOptions({
    queryKey: ['catalogue', 'shelf', category, vendor, classify],
    queryFn: queryOf(async () => (await import('@ante/contract/catalogue/games.ts')).listGames, {
      category,
      pageSize: SHELF_GAMES,
      ...(vendor && { vendor }),
      ...(classify === 'NEW' ? { isNew: 1 } : { gameClassify: classify }),
    }),
    select: (page: OutputOf<typeof listGames>) => page.games,
  })

/** The member's recently opened games of a category. */
export const latestGames = (category: GameCategory) =>
  queryOptions({
    // The key begins with `member`, so the cache is cleared for the next member.
    queryKey: ['member', 'latest', category],
    queryFn: queryOf(async () => (await import('@ante/contract/catalogue/recents.ts')).listRecentGames, {
      category,
      pageSize: SHELF_GAMES,
    }),
    staleTime: 0,
    select: ({ list }: OutputOf<typeof listRecentGames>) => list,
  })
