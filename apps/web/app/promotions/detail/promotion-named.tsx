import { useSuspenseQuery } from '@tanstack/react-query'

import { refetchIntervalMs, promotionFor } from '../offer/queries.ts'
import { useIsMember } from '../offer/use-is-member.ts'
import { useUnseenRewards } from '../offer/use-unseen-rewards.ts'
import { PromotionNotFound } from './promotion-not-found.tsx'
import { PromotionDetail } from './promotion-detail.tsx'

/** The promotion in the address, or all promotions if it does not exist. */
export function PromotionNamed({ promotionId }: { promotionId: string }) {
  const { data: promotion, dataUpdatedAt } = useSuspenseQuery({
    ...promotionFor(useIsMember(), promotionId),
    refetchInterval: ({ state: { data } }) => refetchIntervalMs(data ? [data] : []),
  })
  useUnseenRewards()
  return promotion ? <PromotionDetail promotion={promotion} receivedAt={dataUpdatedAt} /> : <PromotionNotFound />
}
