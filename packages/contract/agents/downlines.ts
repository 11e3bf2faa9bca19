import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { wholeNumber } from '../kit/paging.ts'
import { countedAt } from './counted-at.ts'
import { positionInTeam, TeamMember, TeamMemberId } from './team-member.ts'
import { memberMay } from '../member/member-type.ts'

/** Maximum number of rows in one file; agents with more search by account. */
export const DOWNLINES_PER_FILE = 5_000

/** Order of a list: by account, or by registration with the newest first. */
export const DownlineOrder = z.enum(['account', 'newest'])
export type DownlineOrder = z.output<typeof DownlineOrder>

export const DownlineKind = z.enum(['player', 'agent'])
export type DownlineKind = z.output<typeof DownlineKind>

/** Source: domain handbook 6.5. */
export const Downline = z.object({
  /** The account is unmasked in the direct downline of the list's owner, otherwise masked. */
  ...TeamMember.shape,
  /** Whether the member is in the direct downline of the calling agent. */
  isDirect: z.boolean(),
  hasDirect: z.boolean(),
  /** Whether the member may sign in. */
  active: z.boolean(),
  /** Number of members in this member’s team, the member included. */
  teamSize: z.number(),
  teamBalance: DecimalText,
  accountBalance: DecimalText,
  registerDate: z.iso.datetime(),
  /** Null: never. */
  lastLogin: z.nullable(z.iso.datetime()),
})
export type Downline = z.output<typeof Downline>

const query = {
  /** Account prefix, searched at any depth. `parent` and the order apply only without a search. */
  search: z._default(z.string().check(z.maxLength(64)), ''),
  order: z._default(DownlineOrder, 'account'),
  kind: z.optional(DownlineKind),
  /** Only members who have not signed in for this many days. */
  idleDays: z.optional(wholeNumber(1, 365)),
}

export const listDownlines = endpoint({
  summary: 'Returns the direct downlines of a team member, or searches the team below by account prefix.',
  method: 'GET',
  path: '/wps/agent/downlines',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'DOWNMAN',
  input: z.object({
    parent: z.optional(TeamMemberId),
    /** `next` of the previous answer; a page of a search may be short or empty without being the last. */
    after: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/))),
    ...query,
  }),
  output: z.object({
    downlines: z.array(Downline),
    ...positionInTeam,
    /** Totals of the whole team of this downline, its owner included. */
    totals: z.object({ teamSize: z.number(), teamBalance: DecimalText }),
    currency: Currency,
    countedAt,
  }),
  refusals: {
    /** The last row of the previous page has moved meanwhile: read the list from its start again. */
    'list.cursor.invalid': NoDetails,
  },
})
export type Downlines = z.output<typeof listDownlines.output>

/** The answer is not an envelope but a CSV file with at most the first 5,000 members. */
export const downlinesFile = endpoint({
  summary: 'Returns the direct downlines of a team member as a CSV file.',
  method: 'GET',
  path: '/wps/agent/downlinesFile',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'DOWNMAN',
  input: z.object({ parent: z.optional(TeamMemberId), ...query }),
  output: Nothing,
})
