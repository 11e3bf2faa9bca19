import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'
import { Currency } from '../kit/money.ts'
import { isValidPeriod, periodParams } from '../launch/parse-days.ts'
import { PlayDay } from '../launch/play-days.ts'
import { TeamTotal } from './team-sums.ts'
import { memberMay } from '../member/member-type.ts'

const TeamDay = z.object({
  day: PlayDay,
  ...TeamTotal.shape,
  /** Number of distinct members on this day, without the caller. */
  loginMembers: z.number(),
  betMembers: z.number(),
  registerMembers: z.number(),
})
export type TeamDay = z.output<typeof TeamDay>

export const getTeamDays = endpoint({
  summary: 'Returns daily totals of the agent’s team: members, money and play.',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamDays',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AGEPAG',
  input: z.object(periodParams).check(z.refine(isValidPeriod, { path: ['to'] })),
  output: z.object({
    /** All requested days in order, including those without activity. */
    days: z.array(TeamDay),
    currency: Currency,
    from: PlayDay,
    to: PlayDay,
    zone: z.string(),
  }),
})
export type TeamDays = z.output<typeof getTeamDays.output>
