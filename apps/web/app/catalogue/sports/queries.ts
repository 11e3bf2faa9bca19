import type { Sport } from '@ante/contract/catalogue/sport.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'

/** Refetch interval in milliseconds of scores and prices while they are in the viewport. */
export const REFRESH_MS = 5_000

const sports = () => import('@ante/contract/catalogue/sports.ts')

/** Running and next matches of a sport; by default of the sportsbook's first one. */
export const sportsMatches = (sport?: Sport) =>
  queryOptions({
    queryKey: ['sports', 'matches', sport ?? 'first'],
    queryFn: queryOf(async () => (await sports()).listSportsMatches, { sport }),
    staleTime: REFRESH_MS,
  })

/** Finished matches of a day. */
export const sportsResults = ({ sport, daysAgo }: { sport: Sport | undefined; daysAgo: number }) =>
  infiniteQueryOptions({
    queryKey: ['sports', 'results', sport ?? 'first', daysAgo],
    queryFn: ({ pageParam: page, ...context }) =>
      queryOf(async () => (await sports()).listSportsResults, { sport, daysAgo, page })(context),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    staleTime: 0,
  })

export const sportsStandings = (sport?: Sport) =>
  queryOptions({
    queryKey: ['sports', 'standings', sport ?? 'first'],
    queryFn: queryOf(async () => (await sports()).listSportsStandings, { sport }),
    staleTime: 0,
  })
