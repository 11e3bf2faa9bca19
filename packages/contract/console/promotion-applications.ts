import * as z from 'zod/mini'

import { NoDetails } from '../kit/endpoint.ts'
import { AmountText } from '../kit/money.ts'
import { PageSize, RowNumber } from '../kit/paging.ts'
import { freeText } from '../kit/text.ts'
import { PromotionId } from '../promotions/promotion-type.ts'
import { ChangeOutcome, proposalRefusals, Reason } from '../staff/changes.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'

const Application = z.object({
  id: z.string(),
  promotion: PromotionId,
  /** Title in the merchant's language. */
  title: z.string(),
  /** Id of the player. */
  player: z.string(),
  account: z.string(),
  comment: z.string(),
  pictures: z.number(),
  since: z.string(),
  /** Whether an approval awaits another person. */
  isProposed: z.boolean(),
})
export type Application = z.infer<typeof Application>

export const listApplications = staffEndpoint({
  summary: 'Returns applications that await review, oldest first, or rejected ones, newest first.',
  method: 'GET',
  path: '/console/m/:merchant/promotion-applications',
  permission: 'promotions.promotion.read',
  input: z.object({
    merchant: Scope,
    state: z._default(z.enum(['applying', 'rejected']), 'applying'),
    promotion: z.optional(PromotionId),
    after: z.optional(RowNumber),
    size: PageSize(50),
  }),
  output: z.object({ applications: z.array(Application), next: z.nullable(z.string()), currency: z.string() }),
  refusals: {},
})

/** Changes with each step of the application. */
const SeenVersion = z.string().check(z.regex(/^\d{1,18}$/))

const one = { merchant: Scope, id: RowNumber }
const notFound = { 'application.not.found': NoDetails }

export const showApplication = staffEndpoint({
  summary: 'Returns an application with its history, and what the player deposited and received before.',
  method: 'GET',
  path: '/console/m/:merchant/promotion-applications/:id',
  permission: 'promotions.promotion.read',
  input: z.object(one),
  output: z.object({
    ...Application.shape,
    state: z.enum(['applying', 'rejected', 'issued', 'claimed', 'expired']),
    version: SeenVersion,
    currency: z.string(),
    /** Amount of the rules, and the maximum; null if the reviewer decides, and for no maximum. */
    amount: z.nullable(z.string()),
    cap: z.nullable(z.string()),
    /** Text of a rejection, which the player reads. */
    rejection: z.string(),
    history: z.object({
      registeredAt: z.string(),
      deposits: z.object({ count: z.number(), amount: z.string() }),
      /** Rewards of all promotions in the last 90 days. */
      rewards: z.object({ count: z.number(), amount: z.string() }),
      /** Earlier applications for this promotion that were approved. */
      approvedBefore: z.number(),
    }),
    steps: z.array(z.object({ at: z.string(), state: z.string(), by: z.string(), reason: z.string() })),
  }),
  refusals: notFound,
})

export const showApplicationPictures = staffEndpoint({
  summary: 'Returns the pictures of an application.',
  method: 'GET',
  path: '/console/m/:merchant/promotion-applications/:id/pictures',
  permission: 'promotions.promotion.read',
  personalData: true,
  input: z.object(one),
  output: z.object({
    pictures: z.array(z.object({ /** A data URL. */ picture: z.string(), width: z.number(), height: z.number() })),
  }),
  refusals: notFound,
})

const decisionRefusals = {
  ...notFound,
  /** It changed since it was read, or was decided. */
  'application.changed': NoDetails,
  /** An approval awaits another person. */
  'application.proposed': NoDetails,
}

export const approveApplication = staffEndpoint({
  summary: 'Approves an application with an amount; above the own limit it awaits another person.',
  method: 'POST',
  path: '/console/m/:merchant/promotion-applications/:id/approval',
  permission: 'promotions.reward.update',
  approval: 'promotions.reward.update',
  limit: 'amount',
  input: z.object({ ...one, version: SeenVersion, amount: AmountText, reason: Reason }),
  output: ChangeOutcome,
  refusals: { ...proposalRefusals, ...decisionRefusals },
})

export const rejectApplication = staffEndpoint({
  summary: 'Rejects an application with a text that the player reads.',
  method: 'POST',
  path: '/console/m/:merchant/promotion-applications/:id/rejection',
  permission: 'promotions.reward.update',
  approval: 'promotions.reward.update',
  input: z.object({ ...one, version: SeenVersion, text: freeText(400).check(z.minLength(3)) }),
  output: z.object({}),
  refusals: decisionRefusals,
})
