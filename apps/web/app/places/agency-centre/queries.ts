import { queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'

/** How often the team's numbers are looked up again while somebody sees them. */
const REFRESH_MS = 20_000

/** Who of the team was there on a day, by the merchant's calendar. Below `member`: the next one has his own. */
export const teamToday = (day: string) =>
  queryOptions({
    queryKey: ['member', 'teamKpi', day],
    queryFn: asks(async () => (await import('@ante/contract/agents/team-kpi.ts')).getTeamKpi, {
      startDate: day,
      endDate: day,
    }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  })
