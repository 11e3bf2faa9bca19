import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useSearch } from '../../lib/pages/router.tsx'
import { sessionStore } from '../../lib/session/session.ts'
import { MoneyBoundary } from '../../ui/money-boundary.tsx'
import { promotionIdOf } from '../offer/promotion-address.ts'
import { promotionFor, promotionsFor } from '../offer/queries.ts'
import { NotHere } from './not-here.tsx'
import { PromotionNamed } from './promotion-named.tsx'
import { PromotionSkeleton } from './promotion-skeleton.tsx'

export const loader: PageLoader = ({ search, queries }) => {
  const isMember = sessionStore.get() !== null
  const promotionId = promotionIdOf(search)
  const all = () => queries.query(promotionsFor(isMember))
  if (promotionId === null) return settle([all()])
  // Where it is not here, all that there are stand in its place.
  return settle([queries.query(promotionFor(isMember, promotionId)).then((promotion): unknown => promotion ?? all())])
}

/** One promotion, as its address names it: what it gives, what it asks, and the next thing to do. */
export default function PromotionPage() {
  const promotionId = promotionIdOf(useSearch())
  if (promotionId === null) return <NotHere />
  return (
    <MoneyBoundary key={promotionId} skeleton={<PromotionSkeleton />}>
      <PromotionNamed promotionId={promotionId} />
    </MoneyBoundary>
  )
}
