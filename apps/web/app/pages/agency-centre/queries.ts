import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'

/** Refetch interval of the team's numbers while they are shown, in milliseconds. */
const REFRESH_MS = 20_000

/** Activity of the agent's team on a day of the merchant's calendar. */
export const teamToday = (day: string) =>
  queryOptions({
    queryKey: ['member', 'teamKpi', day],
    queryFn: queryOf(async () => (await import('@ante/contract/agents/team-kpi.ts')).getTeamKpi, {
      startDate: day,
      endDate: day,
    }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  })
