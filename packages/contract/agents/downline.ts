import * as z from 'zod/mini'

import { exclusionRefusals } from '../responsible-gaming/refusals.ts'
import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Currency } from '../kit/money.ts'
import { RowNumber } from '../kit/paging.ts'
import { isValidPeriod, periodParams } from '../launch/parse-days.ts'
import { AccountRecordGroup, listAccountRecords } from '../wallet/account-records.ts'
import { Downline } from './downlines.ts'
import { TeamMember, TeamMemberId } from './team-member.ts'
import { TeamTotal } from './team-sums.ts'
import { memberMay } from '../member/member-type.ts'

export const getDownline = endpoint({
  summary:
    'Somebody of an agent’s team: what he and all below him come to today and in thirty days, and what can be done',
  method: 'GET',
  path: '/wps/agent/downline',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'DOWNMAN',
  input: z.object({ memberId: TeamMemberId }),
  output: z.object({
    /** Masked where he stands deeper than directly below the agent who asks. */
    member: Downline,
    /** Who stands directly above him. */
    uplineId: TeamMemberId,
    today: TeamTotal,
    month: TeamTotal,
    /** What the agent may do with him, and the merchant has not switched off. */
    may: z.object({ transfer: z.boolean(), promote: z.boolean(), message: z.boolean(), records: z.boolean() }),
    currency: Currency,
  }),
})
export type DownlineSummary = z.output<typeof getDownline.output>

export const listDownlineRecords = endpoint({
  summary: 'What came into the main wallet of somebody directly below an agent and what left it, the latest first',
  method: 'GET',
  path: '/wps/agent/downline/records',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'DOWNMAN',
  input: z
    .object({
      memberId: TeamMemberId,
      group: z.optional(AccountRecordGroup),
      ...periodParams,
      /** The last answer's `next`. */
      after: z.optional(RowNumber),
    })
    .check(z.refine(isValidPeriod, { path: ['to'] })),
  output: z.object({ ...listAccountRecords.output.shape, member: TeamMember }),
})

/** Done once, it is done: asked again, it answers the same. The operator alone can take it back. */
export const promoteDownline = endpoint({
  summary: 'Makes an agent of a player directly below: he keeps his account, and may have a team of his own',
  method: 'POST',
  path: '/wps/agent/downline/promote',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'DOWNMAN',
  input: z.object({ memberId: TeamMemberId }),
  output: z.object({ member: TeamMember }),
  refusals: {
    /** He is locked, or cannot be an agent at present. */
    'downline.unavailable': NoDetails,
    ...exclusionRefusals,
  },
})
