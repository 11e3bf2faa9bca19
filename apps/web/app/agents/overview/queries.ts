import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { parseDays } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'
import { REFRESH_MS } from '../sums/refresh-interval.ts'

/** The team's figures over some days. The key begins with `member`, so the cache is cleared for the next member. */
export const teamOverview = (days: Days) =>
  queryOptions({
    queryKey: ['member', 'teamOverview', parseDays(days)],
    queryFn: queryOf(
      async () => (await import('@ante/contract/agents/team-overview.ts')).getTeamOverview,
      parseDays(days),
    ),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  })

/** The team's figures of each of these days. */
export const teamDays = (days: Days) =>
  queryOptions({
    queryKey: ['member', 'teamDays', parseDays(days)],
    queryFn: queryOf(async () => (await import('@ante/contract/agents/team-days.ts')).getTeamDays, parseDays(days)),
    staleTime: 0,
  })
