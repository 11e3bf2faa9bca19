import * as z from 'zod/mini'

import { NoDetails } from '../kit/endpoint.ts'
import { PageSize, RowNumber } from '../kit/paging.ts'
import { freeLine } from '../kit/text.ts'
import { Scope, staffEndpoint } from './staff-endpoint.ts'

const ReviewItem = z.object({
  id: z.string(),
  account: z.string(),
  mail: z.string(),
  displayName: z.string(),
  role: z.string(),
  lastUsedAt: z.nullable(z.string()),
  decision: z.nullable(z.enum(['confirmed', 'removed'])),
  decidedBy: z.nullable(z.string()),
  note: z.string(),
})

const Review = z.object({
  id: z.string(),
  /** `2026-Q4`, by the merchant's calendar. */
  quarter: z.string(),
  openedAt: z.string(),
  openedBy: z.string(),
  signedAt: z.nullable(z.string()),
  signedBy: z.nullable(z.string()),
  /** Hash of the signed list, also in the audit log. */
  signature: z.nullable(z.string()),
  /** Number of roles under review, and how many of them await a decision. */
  items: z.number(),
  open: z.number(),
})

/** A review after the decision about one of its roles. */
const DecidedReview = z.object({ ...Review.shape, item: ReviewItem })

const review = { merchant: Scope, id: RowNumber }
const reviewRefusals = { 'review.not.found': NoDetails, 'review.signed': NoDetails }

export const listReviews = staffEndpoint({
  summary: 'Returns the access reviews of a merchant, newest first.',
  method: 'GET',
  path: '/console/m/:merchant/reviews',
  permission: 'staff.review.read',
  personalData: true,
  input: z.object({ merchant: Scope }),
  output: z.object({ reviews: z.array(Review) }),
  refusals: {},
})

export const listReviewItems = staffEndpoint({
  summary: 'Returns the roles under review in an access review, in a fixed order.',
  method: 'GET',
  path: '/console/m/:merchant/reviews/:id/items',
  permission: 'staff.review.read',
  personalData: true,
  input: z.object({
    ...review,
    decision: z.optional(z.enum(['open', 'confirmed', 'removed'])),
    after: z.optional(RowNumber),
    size: PageSize(50),
  }),
  output: z.object({ items: z.array(ReviewItem), next: z.nullable(z.string()) }),
  refusals: { 'review.not.found': NoDetails },
})

export const openReview = staffEndpoint({
  summary: 'Opens the access review of this quarter: the list of all roles of all accounts. Returns an existing one.',
  method: 'POST',
  path: '/console/m/:merchant/reviews',
  permission: 'staff.review.update',
  input: z.object({ merchant: Scope }),
  output: Review,
  refusals: {},
})

export const decideReviewItem = staffEndpoint({
  summary: 'Confirms or removes a role in an access review.',
  method: 'PUT',
  path: '/console/m/:merchant/reviews/:id/items/:item',
  permission: 'staff.review.update',
  stepUp: true,
  input: z.object({
    ...review,
    item: RowNumber,
    decision: z.enum(['confirmed', 'removed']),
    note: z._default(freeLine(300), ''),
  }),
  output: DecidedReview,
  refusals: {
    ...reviewRefusals,
    /** Persons cannot review their own roles, in any of their accounts. */
    'review.own': NoDetails,
    /** The account no longer has the role, so that the item can only be decided as removed. */
    ILLEGAL_STATE: NoDetails,
    'staff.owner.last': NoDetails,
  },
})

export const signReview = staffEndpoint({
  summary: 'Signs a completely decided access review.',
  method: 'POST',
  path: '/console/m/:merchant/reviews/:id/signature',
  permission: 'staff.review.update',
  stepUp: true,
  input: z.object(review),
  output: Review,
  refusals: { ...reviewRefusals, 'review.undecided': z.object({ count: z.number() }) },
})
