import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { listReviewItems, listReviews } from '@ante/contract/staff/reviews.ts'
import { listUnusedRights } from '@ante/contract/staff/roles.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { call } from '../lib/call.ts'

export type Review = OutputOf<typeof listReviews>['reviews'][number]
export type ReviewItem = OutputOf<typeof listReviewItems>['items'][number]
type Decision = ParsedInputOf<typeof listReviewItems>['decision']
export type UnusedRight = OutputOf<typeof listUnusedRights>['rights'][number]

export const reviewsQuery = (merchant: string) =>
  queryOptions({
    queryKey: ['reviews', merchant],
    queryFn: ({ signal }) => call(listReviews, { merchant }, signal),
  })

/** A page of the roles under review. */
export const reviewItemsQuery = (
  merchant: string,
  { id, decision, after }: { id: string; decision: Decision; after: string | undefined },
) =>
  queryOptions({
    queryKey: ['reviews', merchant, id, decision, after],
    queryFn: ({ signal }) => call(listReviewItems, { merchant, id, decision, after }, signal),
    placeholderData: keepPreviousData,
  })

interface UnusedFilter {
  days: number
  mail: string | undefined
  after: string | undefined
}

export const unusedRightsQuery = (merchant: string, filter: UnusedFilter) =>
  queryOptions({
    queryKey: ['unused-rights', merchant, filter],
    queryFn: ({ signal }) => call(listUnusedRights, { merchant, ...filter }, signal),
    placeholderData: keepPreviousData,
  })
