import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'
import { Currency } from '../kit/money.ts'
import { isValidPeriod, periodParams } from '../launch/parse-days.ts'
import { PlayDay } from '../launch/play-days.ts'
import { countedAt } from './counted-at.ts'
import { AccountBegins, pageOfTeam, placeInTeam, TeamMember } from './team-member.ts'
import { TeamTotal, TeamCategory } from './team-sums.ts'
import { memberMay } from '../member/member-type.ts'

const Sums = z.object({ total: TeamTotal, verticals: z.array(TeamCategory) })
export type TeamProfitSums = z.output<typeof Sums>

/** What somebody directly below and all below him come to. */
const TeamProfitRow = z.object({
  ...TeamMember.shape,
  /** Whether there is anybody below him to look at. */
  hasDirect: z.boolean(),
  ...Sums.shape,
})
export type TeamProfitRow = z.output<typeof TeamProfitRow>

export const listTeamProfit = endpoint({
  summary: 'Profit and loss of a team: of whoever it hangs on alone or with all below him, and a row a direct downline',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamProfit',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AGETEAMPNL3',
  input: z
    .object({
      ...pageOfTeam,
      ...periodParams,
      /** Of those directly below, the ones whose account begins so. */
      search: AccountBegins,
      /** 0: the sum is of him alone; 1: of his team. */
      summaryType: z._default(z.enum(['0', '1']), '1'),
    })
    .check(z.refine(isValidPeriod, { path: ['to'] })),
  output: z.object({
    summary: Sums,
    /** Of whoever the team hangs on, without it; null behind the first page and of a search. */
    alone: z.nullable(Sums),
    rows: z.array(TeamProfitRow),
    ...placeInTeam,
    currency: Currency,
    from: PlayDay,
    to: PlayDay,
    zone: z.string(),
    countedAt,
  }),
})
export type TeamProfit = z.output<typeof listTeamProfit.output>
