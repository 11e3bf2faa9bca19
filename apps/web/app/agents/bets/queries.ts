import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { filterOf } from './bets-view.ts'
import type { BetsView } from './bets-view.ts'

/** Pages of the team's bets. The key begins with `member`, so the cache is cleared for the next member. */
export const teamBets = (view: BetsView) =>
  infiniteQueryOptions({
    queryKey: ['member', 'teamBets', filterOf(view)],
    queryFn: ({ pageParam: after, ...context }) =>
      queryOf(async () => (await import('@ante/contract/agents/bets.ts')).listTeamBets, {
        ...filterOf(view),
        ...(after && { after }),
      })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // Always stale, so that the latest bets are included.
    staleTime: 0,
  })

export interface BetName {
  member: string
  vendor: string
  betId: string
}

/** One bet, as its player sees it. */
export const teamBet = ({ member, vendor, betId }: BetName) =>
  queryOptions({
    queryKey: ['member', 'teamBet', member, vendor, betId],
    queryFn: queryOf(async () => (await import('@ante/contract/agents/bet-detail.ts')).getTeamBet, {
      member,
      vendor,
      betId,
    }),
    staleTime: 0,
  })
