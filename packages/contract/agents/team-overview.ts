import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { isValidPeriod, periodParams } from '../launch/parse-days.ts'
import { PlayDay, PlayRange } from '../launch/play-days.ts'
import { countedAt } from './counted-at.ts'
import { TeamKpi } from './team-kpi.ts'
import { TeamTotal, TeamCategory } from './team-sums.ts'
import { memberMay } from '../member/member-type.ts'

export const getTeamOverview = endpoint({
  summary: 'Returns totals of the agent’s team in a period: members, money, and play by category.',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamOverviewSum',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AGEPAG',
  input: z
    .object({ ...periodParams, range: z._default(PlayRange, 'today') })
    .check(z.refine(isValidPeriod, { path: ['to'] })),
  output: z.object({
    /** Members of the whole downline, including the agent. */
    teamSize: z.number(),
    /** Current balance of the team. */
    teamBalance: DecimalText,
    people: TeamKpi,
    total: TeamTotal,
    /** In descending order of the stakes; sums without a game category are last. */
    categories: z.array(TeamCategory),
    currency: Currency,
    from: PlayDay,
    to: PlayDay,
    zone: z.string(),
    countedAt,
  }),
})
export type TeamOverview = z.output<typeof getTeamOverview.output>
