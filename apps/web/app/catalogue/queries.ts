import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { listGames, listHotGames } from '@ante/contract/catalogue/games.ts'
import type { listHotMatches } from '@ante/contract/catalogue/matches.ts'
import type { listWinners } from '@ante/contract/catalogue/winners.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../lib/calls/query-client.ts'

const games = () => import('@ante/contract/catalogue/games.ts')

/** Categories in the merchant's order, each with its vendors. */
export const vendorSettings = queryOptions({
  queryKey: ['catalogue', 'vendors'],
  queryFn: queryOf(async () => (await import('@ante/contract/catalogue/vendors.ts')).listVendors, {}),
})

/** Currently popular games: of all categories, or of one. */
export const hotGames = (category: GameCategory = 'HOT') =>
  queryOptions({
    queryKey: ['catalogue', 'hot', category],
    queryFn: queryOf(async () => (await games()).listHotGames, category === 'HOT' ? {} : { category }),
    select: ({ list }: OutputOf<typeof listHotGames>) => list,
  })

/** Categories with a shelf of popular games on the home page. */
export const SHELVES = ['RNG', 'LIVE', 'FISH'] as const

/** Number of a category's games in the lobby before "see all". */
export const LOBBY_GAMES = 12

/** First games of a category, for the lobby. */
export const lobbyGames = (category: GameCategory) =>
  queryOptions({
    queryKey: ['catalogue', 'lobby', category],
    queryFn: queryOf(async () => (await games()).listGames, { category, pageNo: 1, pageSize: LOBBY_GAMES }),
    select: (page: OutputOf<typeof listGames>) => page.games,
  })

export const hotMatches = queryOptions({
  queryKey: ['catalogue', 'matches'],
  queryFn: queryOf(async () => (await import('@ante/contract/catalogue/matches.ts')).listHotMatches, {}),
  select: ({ list }: OutputOf<typeof listHotMatches>) => list,
})

/** The merchant's jackpot, or null; updated by the live stream. Its games are a separate list. */
export const jackpot = queryOptions({
  queryKey: ['catalogue', 'jackpot'],
  queryFn: async (context: Parameters<typeof jackpotQuery>[0]) => (await jackpotQuery(context)).jackpot,
})
const jackpotQuery = queryOf(async () => (await import('@ante/contract/catalogue/jackpot.ts')).getJackpot, {})

/** The largest recent wins; extended by the live stream. */
export const winners = queryOptions({
  queryKey: ['catalogue', 'winners'],
  queryFn: queryOf(async () => (await import('@ante/contract/catalogue/winners.ts')).listWinners, {}),
  select: ({ vo }: OutputOf<typeof listWinners>) => vo,
})
