import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'
import { QueryNumber } from '../kit/paging.ts'
import { isRecordSpan, PlayDay } from '../launch/play-days.ts'
import { countedAt } from './counted-at.ts'
import { memberMay } from '../member/member-type.ts'

/** Numbers of distinct members of a team, without the caller. Source: domain handbook 6.3. */
export const TeamKpi = z.object({
  /** Members who signed in on these days. */
  teamLoginMemberCount: z.number(),
  /** Members with an open or ended bet of these days. */
  teamBetMemberCount: z.number(),
  /** Members who registered on these days. */
  teamRegisterMemberCount: z.number(),
  /** Members active in the last minutes, independent of the days. */
  teamOnlineCount: z.number(),
})
export type TeamKpi = z.output<typeof TeamKpi>

export const getTeamKpi = endpoint({
  summary: 'Returns the numbers of team members who signed in, bet, registered and are online.',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamKpi',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AGEINFO3',
  input: z
    .object({
      startDate: PlayDay,
      endDate: PlayDay,
      /** Ignored: pages of the old platform send the size of a list that this answer does not contain. */
      size: z._default(QueryNumber, 0),
    })
    .check(z.refine(({ startDate: from, endDate: to }) => isRecordSpan({ from, to }), { path: ['endDate'] })),
  output: z.object({ footer: TeamKpi, countedAt }),
})
