import type { PromotionDetail } from '@ante/contract/promotions/activities.ts'
import { useQueryClient } from '@tanstack/react-query'

import { CallRefused } from '../../lib/calls/call-errors.ts'
import { OWN_PROMOTIONS, promotionFor } from '../offer/queries.ts'
import { availablePromotions } from '../queries.ts'

/**
 * What the gateway says about a promotion takes the place of what was known of it, and so does what follows from it.
 */
export function useTakePromotion() {
  const queries = useQueryClient()
  const lookAgain = () => {
    void queries.invalidateQueries({ queryKey: OWN_PROMOTIONS })
    void queries.invalidateQueries(availablePromotions)
  }
  return {
    take: (promotion: PromotionDetail) => {
      queries.setQueryData(promotionFor(true, promotion.promotionId).queryKey, promotion)
      lookAgain()
    },
    /** After a no it stands otherwise than the page shows. */
    takeRefusal: (error: unknown) => {
      if (error instanceof CallRefused) lookAgain()
    },
  }
}
