import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { wholeNumber } from '../kit/paging.ts'
import { countedAt } from './counted-at.ts'
import { placeInTeam, TeamMember, TeamMemberId } from './team-member.ts'
import { memberMay } from '../member/member-type.ts'

/** Of one file; whoever has more looks for them by account. */
export const DOWNLINES_A_FILE = 5_000

/** By their account, or whoever came last first. */
export const DownlineOrder = z.enum(['account', 'newest'])
export type DownlineOrder = z.output<typeof DownlineOrder>

export const DownlineKind = z.enum(['player', 'agent'])
export type DownlineKind = z.output<typeof DownlineKind>

/** Source: domain handbook 6.5. */
export const Downline = z.object({
  /** Its account is whole where he stands directly below whoever the list is of, else masked. */
  ...TeamMember.shape,
  /** Whether he stands directly below the agent who asks. */
  isDirect: z.boolean(),
  hasDirect: z.boolean(),
  /** Whether he may sign in. */
  active: z.boolean(),
  /** He and all below him. */
  teamSize: z.number(),
  teamBalance: DecimalText,
  accountBalance: DecimalText,
  registerDate: z.iso.datetime(),
  /** Null: he never did. */
  lastLogin: z.nullable(z.iso.datetime()),
})
export type Downline = z.output<typeof Downline>

const which = {
  /** How their account begins, at any depth; who stands where, and the order, count only without it. */
  search: z._default(z.string().check(z.maxLength(64)), ''),
  order: z._default(DownlineOrder, 'account'),
  kind: z.optional(DownlineKind),
  /** Those alone who have not signed in for so many days. */
  idleDays: z.optional(wholeNumber(1, 365)),
}

export const listDownlines = endpoint({
  summary: 'Those directly below an agent or somebody of his team; with a search all of it whose account begins so',
  method: 'GET',
  path: '/wps/agent/downlines',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'DOWNMAN',
  input: z.object({
    parent: z.optional(TeamMemberId),
    /** The last answer's `next`; a page of a search may be short, or empty, and have one. */
    after: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/))),
    ...which,
  }),
  output: z.object({
    downlines: z.array(Downline),
    ...placeInTeam,
    /** Of the whole team whose downline this is, he himself included. */
    totals: z.object({ teamSize: z.number(), teamBalance: DecimalText }),
    currency: Currency,
    countedAt,
  }),
  refusals: {
    /** Whoever the last page ended with stands elsewhere by now: the list is read from its beginning again. */
    'list.place.lost': NoDetails,
  },
})
export type Downlines = z.output<typeof listDownlines.output>

/** Its answer is no envelope but a CSV file with the first 5,000 at most. */
export const downlinesFile = endpoint({
  summary: 'Those directly below an agent or somebody of his team, as a CSV file',
  method: 'GET',
  path: '/wps/agent/downlinesFile',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'DOWNMAN',
  input: z.object({ parent: z.optional(TeamMemberId), ...which }),
  output: Nothing,
})
