import { refusedCode } from '../../lib/calls/refused-code.ts'
import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useSearch } from '../../lib/pages/router.tsx'
import { sessionStore } from '../../lib/session/session.ts'
import { MoneyBoundary } from '../../ui/money-boundary.tsx'
import { promotionIdOf } from '../offer/promotion-address.ts'
import { promotionFor, promotionsFor } from '../offer/queries.ts'
import { NotHere } from './not-here.tsx'
import { PromotionDetail } from './promotion-detail.tsx'
import { PromotionSkeleton } from './promotion-skeleton.tsx'

export const loader: PageLoader = ({ search, queries }) => {
  const isMember = sessionStore.get() !== null
  const promotionId = promotionIdOf(search)
  if (promotionId === null) return settle([queries.query(promotionsFor(isMember))])
  return settle([queries.query(promotionFor(isMember, promotionId))])
}

/** One promotion, as its address names it: what it gives, what it asks, and the next thing to do. */
export default function PromotionPage() {
  const promotionId = promotionIdOf(useSearch())
  if (promotionId === null) return <NotHere />
  return (
    <MoneyBoundary key={promotionId} skeleton={<PromotionSkeleton />} renderKnown={renderKnown}>
      <PromotionDetail promotionId={promotionId} />
    </MoneyBoundary>
  )
}

const renderKnown = (error: unknown) => (refusedCode(error) === 'promotion.not.found' ? <NotHere /> : null)
