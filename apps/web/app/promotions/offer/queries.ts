import type { Promotion, PromotionDetail } from '@ante/contract/promotions/activities.ts'
import { queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'
import { refusedCode } from '../../lib/calls/refused-code.ts'

const calls = () => import('@ante/contract/promotions/activities.ts')

/** Below `member`: the next one stands elsewhere with each of them. The server's page has those of visitors. */
const ownerOf = (isMember: boolean) => (isMember ? 'member' : 'visitor')
/** What a member has just done must be in it. */
const staleTimeOf = (isMember: boolean) => (isMember ? { staleTime: 0 } : {})

/** All that the merchant offers. */
export const promotionsFor = (isMember: boolean) =>
  queryOptions({
    queryKey: [ownerOf(isMember), 'promotions', 'all'],
    queryFn: asks(async () => (await calls()).listPromotions, {}),
    ...staleTimeOf(isMember),
  })

/** One of them, whole; null where there is none, which is an answer like any other. */
export const promotionFor = (isMember: boolean, promotionId: string) =>
  queryOptions({
    queryKey: [ownerOf(isMember), 'promotions', 'one', promotionId],
    queryFn: async (context): Promise<PromotionDetail | null> => {
      try {
        return await asks(async () => (await calls()).getPromotion, { promotionId })(context)
      } catch (error) {
        if (refusedCode(error) === 'promotion.not.found') return null
        throw error
      }
    },
    ...staleTimeOf(isMember),
  })

/**
 * What is under review changes by somebody's hand, at any moment, and a refusal is no reward that the stream would
 * count.
 */
const REVIEW_LOOK_MS = 10_000

/** How soon those that are shown are asked for again. */
export const lookAgainMs = (shown: readonly Pick<Promotion, 'status'>[] = []): number | false =>
  shown.some(({ status }) => status === 'applying') && REVIEW_LOOK_MS

/** All that is known of how a member stands. */
export const OWN_PROMOTIONS = [ownerOf(true), 'promotions'] as const
