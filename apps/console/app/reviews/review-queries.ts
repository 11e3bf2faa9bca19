import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { listReviews } from '@ante/contract/staff/reviews.ts'
import { listUnusedRights } from '@ante/contract/staff/roles.ts'
import { queryOptions } from '@tanstack/react-query'

import { call } from '../lib/call.ts'

export type Review = OutputOf<typeof listReviews>['reviews'][number]
export type ReviewItem = Review['items'][number]
export type UnusedRight = OutputOf<typeof listUnusedRights>['rights'][number]

export const reviewsQuery = (merchant: string) =>
  queryOptions({
    queryKey: ['reviews', merchant],
    queryFn: ({ signal }) => call(listReviews, { merchant }, signal),
  })

export const unusedRightsQuery = (merchant: string, days: number) =>
  queryOptions({
    queryKey: ['unused-rights', merchant, days],
    queryFn: ({ signal }) => call(listUnusedRights, { merchant, days }, signal),
  })
