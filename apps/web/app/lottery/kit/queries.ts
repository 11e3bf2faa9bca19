import type { PrizeModeName } from '@ante/contract/lottery/games/game.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { refusedCode } from '../../lib/calls/refused-code.ts'
import { withClockSync } from './clock/server-clock.ts'

type Context = Parameters<ReturnType<typeof queryOf>>[0]

const games = () => import('@ante/contract/lottery/games/list-games.ts')
const drawNumbers = () => import('@ante/contract/lottery/draws/open-draws.ts')
const draws = () => import('@ante/contract/lottery/draws/draws.ts')

/** The lottery games. They rarely change; the live event `catalogue` invalidates them. */
export const lotteryGames = queryOptions({
  queryKey: ['lottery', 'games'],
  queryFn: queryOf(async () => (await games()).listLotteryGames, {}),
})

export const popularGames = queryOptions({
  queryKey: ['lottery', 'popular'],
  queryFn: queryOf(async () => (await games()).listPopularLotteryGames, {}),
})

/** The member's recent lotteries. The key begins with `member`, so the cache is cleared for the next member. */
export const recentGames = queryOptions({
  queryKey: ['member', 'lottery', 'recent'],
  queryFn: queryOf(async () => (await games()).listRecentLotteryGames, {}),
  staleTime: 0,
})

/**
 * The current draw and the latest result of each game. The answer synchronizes the clock, so the schema is loaded
 * before the request: otherwise its loading would lengthen the round trip.
 */
export const openDraws = queryOptions({
  queryKey: ['lottery', 'opened'],
  queryFn: async (context: Context) => {
    const { listOpenDraws } = await drawNumbers()
    return withClockSync(() => queryOf(listOpenDraws, {})(context))
  },
  // Always stale, because a server-rendered page may be old, and there are draws every minute.
  staleTime: 0,
})

/** The current draws of one game, with the requested number of upcoming ones. */
export const nearDraws = (gameId: number, count = 0) =>
  queryOptions({
    queryKey: ['lottery', 'near', gameId, count],
    queryFn: async (context: Context) => {
      const { getNearDraws } = await drawNumbers()
      return withClockSync(() => queryOf(getNearDraws, { gameId: String(gameId), count: String(count) })(context))
    },
    staleTime: 0,
  })

const DRAWS_A_PAGE = 20

/** A game's last hundred draws in pages, the latest first. */
export const pastDraws = (gameId: number) =>
  infiniteQueryOptions({
    queryKey: ['lottery', 'draws', gameId],
    queryFn: async ({ pageParam, ...context }) => {
      const { listDraws } = await draws()
      const query = { gameId: String(gameId), page: String(pageParam), size: String(DRAWS_A_PAGE) }
      return withClockSync(() => queryOf(listDraws, query)(context))
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    staleTime: 0,
  })

/** The last hundred draws in one request, for charts. */
export const chartedDraws = (gameId: number) =>
  queryOptions({
    queryKey: ['lottery', 'charted', gameId],
    queryFn: async (context: Context) => {
      const { listDraws, MAX_PAST_DRAWS } = await draws()
      const query = { gameId: String(gameId), page: '1', size: String(MAX_PAST_DRAWS) }
      return withClockSync(() => queryOf(listDraws, query)(context))
    },
    staleTime: 0,
  })

/** Frequency and omission of each ball. */
export const hotGapInfo = (gameId: number) =>
  queryOptions({
    queryKey: ['lottery', 'ballStatistics', gameId],
    queryFn: queryOf(async () => (await draws()).getHotGapInfo, { gameId: String(gameId) }),
    staleTime: 0,
  })

/** One draw with its proof; null where there is no such draw. */
export const provenDraw = ({ gameCode, drawNumber }: { gameCode: string; drawNumber: string }) =>
  queryOptions({
    queryKey: ['lottery', 'draw', gameCode, drawNumber],
    queryFn: async (context: Context) => {
      const { getDraw } = await draws()
      try {
        return await withClockSync(() => queryOf(getDraw, { gameCode, drawNumber })(context))
      } catch (error) {
        if (refusedCode(error) === null) throw error
        return null
      }
    },
    staleTime: 0,
  })

const menus = () => import('@ante/contract/lottery/games/play-menu.ts')

export interface GameMode {
  gameId: number
  prizeMode: PrizeModeName
}

export const playMenu = ({ gameId, prizeMode }: GameMode) =>
  queryOptions({
    queryKey: ['lottery', 'menu', gameId, prizeMode],
    queryFn: queryOf(async () => (await menus()).getPlayMenu, { gameId: String(gameId), prizeMode }),
  })

/** Limits and terms of a bet; they depend on the member's series, so the key begins with `member`. */
export const gameSetting = ({ gameId, prizeMode }: GameMode) =>
  queryOptions({
    queryKey: ['member', 'lottery', 'setting', gameId, prizeMode],
    queryFn: queryOf(async () => (await menus()).getGameSetting, { gameId: String(gameId), prizeMode }),
  })
