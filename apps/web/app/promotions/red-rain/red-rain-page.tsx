import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useSearch } from '../../lib/pages/router.tsx'
import { sessionStore } from '../../lib/session/session.ts'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { promotionIdOf } from '../offer/promotion-address.ts'
import { redRainNow } from './queries.ts'
import { RedRainSlot } from './red-rain-here.tsx'

/** Loads nothing on the server: it renders for visitors, who are asked to sign in first. */
export const loader: PageLoader = ({ search, queries }) =>
  settle(sessionStore.get() ? [queries.query(redRainNow(promotionIdOf(search)))] : [])

/** Red rain: envelopes with rewards that fall at fixed hours. */
export default function RedRainPage() {
  const promotionId = promotionIdOf(useSearch())
  return (
    <ContentBoundary key={promotionId} skeleton={<Skeleton height="60vh" />}>
      <RedRainSlot promotionId={promotionId} />
    </ContentBoundary>
  )
}
