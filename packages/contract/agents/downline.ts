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
  summary: 'Returns a member of the agent’s team with team totals of today and the last 30 days, and allowed actions.',
  method: 'GET',
  path: '/wps/agent/downline',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'DOWNMAN',
  input: z.object({ memberId: TeamMemberId }),
  output: z.object({
    /** Masked below the direct downline of the calling agent. */
    member: Downline,
    /** The direct upline. */
    uplineId: TeamMemberId,
    today: TeamTotal,
    month: TeamTotal,
    /** Actions permitted to the agent, and not switched off by the merchant. */
    may: z.object({ transfer: z.boolean(), promote: z.boolean(), message: z.boolean(), records: z.boolean() }),
    currency: Currency,
  }),
})
export type DownlineSummary = z.output<typeof getDownline.output>

export const listDownlineRecords = endpoint({
  summary: 'Returns the main wallet records of a direct downline, newest first.',
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
      /** `next` of the previous answer. */
      after: z.optional(RowNumber),
    })
    .check(z.refine(isValidPeriod, { path: ['to'] })),
  output: z.object({ ...listAccountRecords.output.shape, member: TeamMember }),
})

/** Makes a direct downline player an agent. A repeat returns the same answer; only an operator can reverse it. */
export const promoteDownline = endpoint({
  summary: 'Promotes a direct downline from player to agent.',
  method: 'POST',
  path: '/wps/agent/downline/promote',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'DOWNMAN',
  input: z.object({ memberId: TeamMemberId }),
  output: z.object({ member: TeamMember }),
  refusals: {
    /** The member is locked, or cannot become an agent at present. */
    'downline.unavailable': NoDetails,
    ...exclusionRefusals,
  },
})
