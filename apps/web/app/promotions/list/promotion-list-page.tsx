import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { sessionStore, useSession } from '../../lib/session/session.ts'
import { HubSlot } from '../hub/hub-slot.tsx'
import { rewardHub } from '../hub/queries.ts'
import { promotionsFor } from '../offer/queries.ts'
import { Promotions } from './promotions.tsx'
import styles from './promotion-list-page.module.css'
import { PromotionsFrame } from './promotions-frame.tsx'

export const loader: PageLoader = ({ queries }) => {
  const isMember = sessionStore.get() !== null
  return settle([queries.query(promotionsFor(isMember)), ...(isMember ? [queries.query(rewardHub)] : [])])
}

/** What the member can claim now, the progress of each source, and all promotions of the merchant. */
export default function PromotionListPage() {
  const session = useSession()
  return (
    <div className={styles.columns} data-member={session !== null}>
      <HubSlot />
      <PromotionsFrame>
        <Promotions />
      </PromotionsFrame>
    </div>
  )
}
