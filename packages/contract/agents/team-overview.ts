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
  summary: 'What an agent’s team comes to over some days: people, money, and play by kind of game',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamOverviewSum',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AGEPAG',
  input: z
    .object({ ...periodParams, range: z._default(PlayRange, 'today') })
    .check(z.refine(isValidPeriod, { path: ['to'] })),
  output: z.object({
    /** Everybody below the agent, and himself. */
    teamSize: z.number(),
    /** What they hold now. */
    teamBalance: DecimalText,
    people: TeamKpi,
    total: TeamTotal,
    /** The one with the most staked first; what belongs to no kind of game is the last. */
    verticals: z.array(TeamCategory),
    currency: Currency,
    from: PlayDay,
    to: PlayDay,
    zone: z.string(),
    countedAt,
  }),
})
export type TeamOverview = z.output<typeof getTeamOverview.output>
