import * as z from 'zod/mini'

import { freeLine } from '../kit/text.ts'
import { ChangeOutcome, proposalRefusals, Reason } from '../staff/changes.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'

/** Maximum number of rewards that are granted together. */
export const GRANTS_AT_ONCE = 1_000
export const GRANTS_TEXT_LIMIT = 100_000

/** Why a row of a list of grants is not valid. */
export const GrantProblem = z.enum([
  'columns',
  'too_many',
  'account',
  'unknown_account',
  'disabled',
  'excluded',
  'repeated',
  'amount',
  'not_payable',
])
export type GrantProblem = z.infer<typeof GrantProblem>

export const grantRewards = staffEndpoint({
  summary: 'Grants rewards to a list of players; above the own limit for their sum it awaits another person.',
  method: 'POST',
  path: '/console/m/:merchant/promotion-grants',
  permission: 'promotions.reward.update',
  approval: 'promotions.reward.update',
  limit: 'amount',
  stepUp: true,
  input: z.object({
    merchant: Scope,
    /** CSV with the columns account and amount. */
    csv: z.string().check(z.minLength(1), z.maxLength(GRANTS_TEXT_LIMIT)),
    /** Title of the rewards, shown to the players. */
    title: freeLine(60).check(z.minLength(1)),
    /** Wagering requirement as a multiple of the reward. */
    multiple: z.int().check(z.minimum(0), z.maximum(100)),
    /** Days in which the rewards can be claimed. */
    days: z.int().check(z.minimum(1), z.maximum(90)),
    /** A repeated call with this key has no further effect. */
    key: z.uuid(),
    reason: Reason,
  }),
  output: z.object({ ...ChangeOutcome.shape, count: z.number(), amount: z.string() }),
  refusals: {
    ...proposalRefusals,
    /** Nothing was granted. Line 1 has the names of the columns. */
    'grants.invalid': z.object({
      problems: z.array(z.object({ line: z.number(), account: z.string(), problem: GrantProblem })),
      /** Number of rows that are not valid, of which the first 50 are returned. */
      total: z.number(),
    }),
  },
})
