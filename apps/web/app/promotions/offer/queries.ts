import type { Promotion, PromotionDetail } from '@ante/contract/promotions/promotions.ts'
import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { refusedCode } from '../../lib/calls/refused-code.ts'

const calls = () => import('@ante/contract/promotions/promotions.ts')

/** First part of the key: statuses of members are below `member`; visitors share theirs. */
const ownerOf = (isMember: boolean) => (isMember ? 'member' : 'visitor')
/** Always stale for members, because the statuses must include their latest actions. */
const staleTimeOf = (isMember: boolean) => (isMember ? { staleTime: 0 } : {})

/** All promotions of the merchant. */
export const promotionsFor = (isMember: boolean) =>
  queryOptions({
    queryKey: [ownerOf(isMember), 'promotions', 'all'],
    queryFn: queryOf(async () => (await calls()).listPromotions, {}),
    ...staleTimeOf(isMember),
  })

/** A promotion with all details; null if it does not exist. */
export const promotionFor = (isMember: boolean, promotionId: string) =>
  queryOptions({
    queryKey: [ownerOf(isMember), 'promotions', 'one', promotionId],
    queryFn: async (context): Promise<PromotionDetail | null> => {
      try {
        return await queryOf(async () => (await calls()).getPromotion, { promotionId })(context)
      } catch (error) {
        if (refusedCode(error) === 'promotion.not.found') return null
        throw error
      }
    },
    ...staleTimeOf(isMember),
  })

/**
 * Refetch interval in milliseconds while an application is under review: the live stream does not report a rejection.
 */
const REVIEW_POLL_MS = 10_000

/** Returns the refetch interval of the shown promotions. */
export const refetchIntervalMs = (promotions: readonly Pick<Promotion, 'status'>[] = []): number | false =>
  promotions.some(({ status }) => status === 'applying') && REVIEW_POLL_MS

/** Key of all queries of a member's promotion statuses. */
export const OWN_PROMOTIONS = [ownerOf(true), 'promotions'] as const
