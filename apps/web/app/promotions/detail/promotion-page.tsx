import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { promotionPreviewToken } from './promotion-preview-token.ts'
import { useSearch } from '../../lib/pages/router.tsx'
import { sessionStore } from '../../lib/session/session.ts'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { promotionIdOf } from '../offer/promotion-address.ts'
import { promotionFor, promotionsFor } from '../offer/queries.ts'
import { PreviewedPromotion } from './previewed-promotion.tsx'
import { PromotionNotFound } from './promotion-not-found.tsx'
import { PromotionNamed } from './promotion-named.tsx'
import { PromotionSkeleton } from './promotion-skeleton.tsx'

export const loader: PageLoader = ({ search, queries }) => {
  const isMember = sessionStore.get() !== null
  const promotionId = promotionIdOf(search)
  const queryPromotions = () => queries.query(promotionsFor(isMember))
  if (promotionId === null) return settle([queryPromotions()])
  // All promotions are loaded too if the promotion may not exist, because the page then shows them.
  return settle([
    queries.query(promotionFor(isMember, promotionId)).then((promotion): unknown => promotion ?? queryPromotions()),
  ])
}

/** Page of one promotion: its reward, its requirements, and the next action. */
export default function PromotionPage() {
  const promotionId = promotionIdOf(useSearch())
  // The server does not know the fragment.
  const token = useHydrated() ? promotionPreviewToken() : null
  if (token !== null) return <PreviewedPromotion token={token} />
  if (promotionId === null) return <PromotionNotFound />
  return (
    <ContentBoundary key={promotionId} skeleton={<PromotionSkeleton />}>
      <PromotionNamed promotionId={promotionId} />
    </ContentBoundary>
  )
}
