import * as z from 'zod/mini'

import { NoDetails } from '../kit/endpoint.ts'
import { PromotionId } from '../promotions/promotion-type.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'
import { PromotionAudience } from './promotion-parts.ts'

export const countSegment = staffEndpoint({
  summary: 'Returns the number of players of a segment now.',
  method: 'GET',
  path: '/console/m/:merchant/promotion-segment',
  permission: 'promotions.promotion.read',
  input: z.object({ merchant: Scope, audience: PromotionAudience }),
  output: z.object({
    /** Players who can take part. */
    players: z.number(),
    /** Further players of the segment in a time-out or self-exclusion, who get no rewards. */
    excluded: z.number(),
    /** Players who placed a bet in the last 28 days. */
    active: z.number(),
  }),
  refusals: {},
})

/** What an estimate is based on, and what it does not know. */
export const EstimateNote = z.enum([
  'no_history',
  'no_earlier_promotion',
  'no_claims',
  'no_amount',
  'budget_reached',
  'quota_reached',
  'no_end',
  'of_bonus',
  'of_club',
  /** The rules are not complete, so that nothing is estimated. */
  'incomplete',
])
export type EstimateNote = z.infer<typeof EstimateNote>

const Range = z.object({
  minimum: z.string(),
  /** Null if nothing is known about how many players take part. */
  expected: z.nullable(z.string()),
  /** Null if nothing limits it: the promotion has neither an amount nor a budget. */
  maximum: z.nullable(z.string()),
})

export const estimatePromotion = staffEndpoint({
  summary: 'Returns the estimated cost of the draft, else of the published version, from the history of the players.',
  method: 'GET',
  path: '/console/m/:merchant/promotions/:code/estimate',
  permission: 'promotions.promotion.read',
  input: z.object({ merchant: Scope, code: PromotionId }),
  output: z.object({
    currency: z.string(),
    /** Days of the promotion for which the cost is estimated. */
    days: z.number(),
    /** Claimed rewards, in the merchant's currency. */
    cost: Range,
    /** Number of granted rewards. */
    rewards: z.object({ minimum: z.number(), expected: z.nullable(z.number()), maximum: z.nullable(z.number()) }),
    /** First and last day of the history, by the merchant's calendar; null without history. */
    history: z.nullable(z.object({ from: z.string(), until: z.string() })),
    /** Share of the players that took part in earlier promotions of the type; null for types without joining. */
    participation: z.nullable(z.object({ percent: z.string(), promotions: z.number() })),
    /** Share of granted rewards that were claimed. */
    claimedPercent: z.string(),
    notes: z.array(EstimateNote),
    /** Sentences about rewards that cost more than their wagering earns. */
    warnings: z.array(z.string()),
  }),
  refusals: { 'promotion.not.found': NoDetails },
})
