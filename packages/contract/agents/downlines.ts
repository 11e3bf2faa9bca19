import * as z from 'zod/mini'

import { endpoint } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { pageOfTeam, placeInTeam, TeamMember } from './team-member.ts'

/** Source: domain handbook 6.5. */
const Downline = z.object({
  ...TeamMember.shape,
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

export const listDownlines = endpoint({
  summary: 'Those directly below an agent or somebody of his team; with a search all of it whose account begins so',
  method: 'GET',
  path: '/wps/agent/downlines',
  access: 'member',
  moduleId: 'DOWNMAN',
  input: z.object({
    ...pageOfTeam,
    search: z._default(z.string().check(z.maxLength(64)), ''),
  }),
  output: z.object({
    downlines: z.array(Downline),
    ...placeInTeam,
    /** Of the whole team whose downline this is, he himself included. */
    totals: z.object({ teamSize: z.number(), teamBalance: DecimalText }),
    currency: Currency,
  }),
})
export type Downlines = z.output<typeof listDownlines.output>
