import type { PromotionDetail } from '@ante/contract/promotions/promotions.ts'
import { useQueryClient } from '@tanstack/react-query'

import { CallRefused } from '../../lib/calls/call-errors.ts'
import { OWN_PROMOTIONS, promotionFor } from '../offer/queries.ts'
import { availablePromotions } from '../queries.ts'

/** Replaces the cached promotion with the gateway's answer, and invalidates dependent queries. */
export function useStorePromotion() {
  const queries = useQueryClient()
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: OWN_PROMOTIONS })
    void queries.invalidateQueries(availablePromotions)
  }
  return {
    store: (promotion: PromotionDetail) => {
      queries.setQueryData(promotionFor(true, promotion.promotionId).queryKey, promotion)
      refresh()
    },
    /** Refetches after a refusal, because the page is then out of date. */
    refreshAfterRefusal: (error: unknown) => {
      if (error instanceof CallRefused) refresh()
    },
  }
}
