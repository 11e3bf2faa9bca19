import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'
import { Currency } from '../kit/money.ts'
import { isValidPeriod, periodParams } from '../launch/parse-days.ts'
import { PlayDay } from '../launch/play-days.ts'
import { countedAt } from './counted-at.ts'
import { AccountBegins, pageOfTeam, positionInTeam, TeamMember } from './team-member.ts'
import { TeamTotal, TeamCategory } from './team-sums.ts'
import { memberMay } from '../member/member-type.ts'

const Sums = z.object({ total: TeamTotal, categories: z.array(TeamCategory) })
export type TeamProfitSums = z.output<typeof Sums>

/** Sums of a direct downline member with the whole team. */
const TeamProfitRow = z.object({
  ...TeamMember.shape,
  /** Whether the member has a downline. */
  hasDirect: z.boolean(),
  ...Sums.shape,
})
export type TeamProfitRow = z.output<typeof TeamProfitRow>

export const listTeamProfit = endpoint({
  summary: 'Returns the profit and loss of a member or team, with one row per direct downline.',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamProfit',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AGETEAMPNL3',
  input: z
    .object({
      ...pageOfTeam,
      ...periodParams,
      /** Only direct downline members with this account prefix. */
      search: AccountBegins,
      /** 0: sums of the team's owner only; 1: sums of the whole team. */
      summaryType: z._default(z.enum(['0', '1']), '1'),
    })
    .check(z.refine(isValidPeriod, { path: ['to'] })),
  output: z.object({
    summary: Sums,
    /** Sums of the team's owner without the team; null after the first page, and in a search. */
    ownSums: z.nullable(Sums),
    rows: z.array(TeamProfitRow),
    ...positionInTeam,
    currency: Currency,
    from: PlayDay,
    to: PlayDay,
    zone: z.string(),
    countedAt,
  }),
})
export type TeamProfit = z.output<typeof listTeamProfit.output>
