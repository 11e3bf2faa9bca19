import { countSegment, estimatePromotion } from '@ante/contract/console/promotion-estimate.ts'
import type { PromotionState } from '@ante/contract/console/list-filters.ts'
import {
  listApplications,
  showApplication,
  showApplicationPictures,
} from '@ante/contract/console/promotion-applications.ts'
import { listPromotionCodes } from '@ante/contract/console/promotion-codes.ts'
import { listPromotions, showPromotion } from '@ante/contract/console/promotions.ts'
import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'

interface ListFilter {
  state: PromotionState | undefined
  type: PromotionType | undefined
  after: string | undefined
}

export const promotionsQuery = (merchant: string, filter: ListFilter) =>
  queryOptions({
    queryKey: ['promotions', merchant, 'list', filter],
    queryFn: ({ signal }) => call(listPromotions, { merchant, ...filter }, signal),
  })

/** Not refetched by itself: each answer has a new address of the preview, which would reload the phone. */
export const promotionQuery = (merchant: string, code: string) =>
  queryOptions({
    queryKey: ['promotions', merchant, 'one', code],
    queryFn: ({ signal }) => call(showPromotion, { merchant, code }, signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })

/** The estimate of the saved version; `version` is null without a draft. */
export const estimateQuery = (merchant: string, code: string, version: number | null) =>
  queryOptions({
    queryKey: ['promotions', merchant, 'estimate', code, version],
    queryFn: ({ signal }) => call(estimatePromotion, { merchant, code }, signal),
    staleTime: 300_000,
    refetchOnWindowFocus: false,
  })

export const segmentQuery = (merchant: string, audience: string) =>
  queryOptions({
    queryKey: ['promotion-segment', merchant, audience],
    queryFn: ({ signal }) => call(countSegment, { merchant, audience }, signal),
    staleTime: 30_000,
  })

export const codesQuery = (merchant: string, code: string, after: string | undefined) =>
  queryOptions({
    queryKey: ['promotions', merchant, 'codes', code, after],
    queryFn: ({ signal }) => call(listPromotionCodes, { merchant, code, after }, signal),
  })

export const applicationsQuery = (
  merchant: string,
  filter: { state: 'applying' | 'rejected'; after: string | undefined },
) =>
  queryOptions({
    queryKey: ['applications', merchant, 'list', filter],
    queryFn: ({ signal }) => call(listApplications, { merchant, ...filter }, signal),
    refetchInterval: 30_000,
  })

export const applicationQuery = (merchant: string, id: string) =>
  queryOptions({
    queryKey: ['applications', merchant, 'one', id],
    queryFn: ({ signal }) => call(showApplication, { merchant, id }, signal),
  })

/** Not refetched by itself: each read is in the audit log. */
export const picturesQuery = (merchant: string, id: string) =>
  queryOptions({
    queryKey: ['application-pictures', merchant, id],
    queryFn: ({ signal }) => call(showApplicationPictures, { merchant, id }, signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })

/** Returns a function to call after a change: it refetches everything about promotions. */
export function usePromotionsChanged(): () => Promise<void> {
  const { code: merchant } = useSite()
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: ['promotions', merchant] })
    // A request for publication is a change that awaits a decision.
    void client.invalidateQueries({ queryKey: ['changes'] })
  }
}
