import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { listGames } from '@ante/contract/catalogue/games.ts'
import type { listHalls } from '@ante/contract/catalogue/halls.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import type { listRecentGames } from '@ante/contract/catalogue/recents.ts'

import { asks } from '../../lib/calls/query-client.ts'

/** Every maker of every category, with what it has there. */
export const halls = queryOptions({
  queryKey: ['catalogue', 'halls'],
  queryFn: asks(async () => (await import('@ante/contract/catalogue/halls.ts')).listHalls, {}),
  select: (answer: OutputOf<typeof listHalls>) => answer.halls,
})

/** More are behind "see all". */
const SHELF_GAMES = 12

export interface Shelved {
  category: GameCategory
  /** Of one maker, or of all of them. */
  vendor: string
  classify: 'HOT' | 'NEW'
}

/** The first games of a selection, for a shelf. */
export const shelvedGames = ({ category, vendor, classify }: Shelved) =>
  queryOptions({
    queryKey: ['catalogue', 'shelf', category, vendor, classify],
    queryFn: asks(async () => (await import('@ante/contract/catalogue/games.ts')).listGames, {
      gameType: category,
      pageSize: SHELF_GAMES,
      ...(vendor && { vassalage: vendor }),
      ...(classify === 'NEW' ? { isNew: 1 } : { gameClassify: classify }),
    }),
    select: (page: OutputOf<typeof listGames>) => page.games,
  })

/** What the member has opened last in a category. */
export const latestGames = (category: GameCategory) =>
  queryOptions({
    // Below `member`: it goes with his session.
    queryKey: ['member', 'latest', category],
    queryFn: asks(async () => (await import('@ante/contract/catalogue/recents.ts')).listRecentGames, {
      gameType: category,
      pageSize: SHELF_GAMES,
    }),
    staleTime: 0,
    select: ({ list }: OutputOf<typeof listRecentGames>) => list,
  })
