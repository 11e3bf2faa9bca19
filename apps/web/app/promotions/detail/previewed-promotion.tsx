import { queryOptions, useQuery } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { PromotionDetail } from './promotion-detail.tsx'
import { PromotionNotFound } from './promotion-not-found.tsx'
import { PromotionSkeleton } from './promotion-skeleton.tsx'

const previewed = (token: string) =>
  queryOptions({
    queryKey: ['promotions', 'preview', token],
    queryFn: queryOf(async () => (await import('@ante/contract/promotions/promotions.ts')).previewPromotion, { token }),
    staleTime: Infinity,
    retry: false,
  })

/** Shows a promotion to staff before its publication, as a visitor would see it while it runs. */
export function PreviewedPromotion({ token }: { token: string }) {
  const { data: promotion, dataUpdatedAt, isError } = useQuery(previewed(token))
  if (isError) return <PromotionNotFound />
  return promotion ? (
    <PromotionDetail promotion={promotion} receivedAt={dataUpdatedAt} isPreview />
  ) : (
    <PromotionSkeleton />
  )
}
