import { useSuspenseQuery } from '@tanstack/react-query'

import { promotionFor } from '../offer/queries.ts'
import { useIsMember } from '../offer/use-is-member.ts'
import { useRewardNews } from '../offer/use-reward-news.ts'
import { NotHere } from './not-here.tsx'
import { PromotionDetail } from './promotion-detail.tsx'

/** What is under review changes by somebody's hand, at any moment, and a refusal is no reward that the stream would count. */
const LOOK_AGAIN_MS = 10_000

/** The promotion that an address names, or what there is in its place. */
export function PromotionNamed({ promotionId }: { promotionId: string }) {
  const { data: promotion, dataUpdatedAt } = useSuspenseQuery({
    ...promotionFor(useIsMember(), promotionId),
    refetchInterval: ({ state: { data } }) => (data?.status === 'applying' ? LOOK_AGAIN_MS : false),
  })
  useRewardNews()
  return promotion ? <PromotionDetail promotion={promotion} toldAt={dataUpdatedAt} /> : <NotHere />
}
