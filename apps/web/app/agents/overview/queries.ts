import { queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'
import { daysAsked } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'
import { LOOK_AGAIN_MS } from '../sums/look-again.ts'

/** What the team comes to over some days. Below `member`: the next one has his own. */
export const teamOverview = (days: Days) =>
  queryOptions({
    queryKey: ['member', 'teamOverview', daysAsked(days)],
    queryFn: asks(
      async () => (await import('@ante/contract/agents/team-overview.ts')).getTeamOverview,
      daysAsked(days),
    ),
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  })

/** The same day by day. */
export const teamDays = (days: Days) =>
  queryOptions({
    queryKey: ['member', 'teamDays', daysAsked(days)],
    queryFn: asks(async () => (await import('@ante/contract/agents/team-days.ts')).getTeamDays, daysAsked(days)),
    staleTime: 0,
  })
