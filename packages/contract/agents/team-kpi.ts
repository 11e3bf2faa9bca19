import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'
import { QueryNumber } from '../kit/paging.ts'
import { isRecordSpan, PlayDay } from '../launch/play-days.ts'
import { countedAt } from './counted-at.ts'
import { memberMay } from '../member/member-type.ts'

/** How many different people of a team, whoever asks not counted. Source: domain handbook 6.3. */
export const TeamKpi = z.object({
  /** Who has signed in over the days. */
  teamLoginMemberCount: z.number(),
  /** Who has a bet of these days that is open or has ended. */
  teamBetMemberCount: z.number(),
  /** Who has registered on these days. */
  teamRegisterMemberCount: z.number(),
  /** Who was heard of in the last minutes, whatever the days. */
  teamOnlineCount: z.number(),
})
export type TeamKpi = z.output<typeof TeamKpi>

export const getTeamKpi = endpoint({
  summary: 'How many of an agent’s team have signed in, bet, registered and are online',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamKpi',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AGEINFO3',
  input: z
    .object({
      startDate: PlayDay,
      endDate: PlayDay,
      /** Of a list that this answer has not: the old platform's pages say 0. */
      size: z._default(QueryNumber, 0),
    })
    .check(z.refine(({ startDate: from, endDate: to }) => isRecordSpan({ from, to }), { path: ['endDate'] })),
  output: z.object({ footer: TeamKpi, countedAt }),
})
