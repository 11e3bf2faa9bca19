import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { listWinners, WinnersPeriod } from '@ante/contract/catalogue/winners.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../lib/calls/query-client.ts'

/** Filter of the winners. */
export interface BoardQuery {
  category: GameCategory | 'ALL'
  period: WinnersPeriod
}

/** The largest wins of a game category, today or this week. */
export const winnerBoard = ({ category, period }: BoardQuery) =>
  queryOptions({
    queryKey: [...winnerBoards, category, period],
    queryFn: queryOf(async () => (await import('@ante/contract/catalogue/winners.ts')).listWinners, {
      category,
      period,
    }),
    select: ({ vo }: OutputOf<typeof listWinners>) => vo,
  })

/** Key of all leaderboards. It is below the key of the lobby's winners, so that it is invalidated with them. */
export const winnerBoards = ['catalogue', 'winners', 'board']
