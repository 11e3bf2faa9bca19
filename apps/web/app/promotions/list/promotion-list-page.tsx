import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { sessionStore } from '../../lib/session/session.ts'
import { promotionsFor } from '../offer/queries.ts'
import { Promotions } from './promotions.tsx'
import { PromotionsFrame } from './promotions-frame.tsx'

export const loader: PageLoader = ({ queries }) => settle([queries.query(promotionsFor(sessionStore.get() !== null))])

/** All promotions of the merchant, with the member's status of each. */
export default function PromotionListPage() {
  return (
    <PromotionsFrame>
      <Promotions />
    </PromotionsFrame>
  )
}
