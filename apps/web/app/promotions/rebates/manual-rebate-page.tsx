import { useSuspenseQuery } from '@tanstack/react-query'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { sessionStore } from '../../lib/session/session.ts'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { RecordSkeleton } from '../../ui/records/record-skeleton.tsx'
import { useFreshAfterPlay } from '../use-fresh-after-play.ts'
import { ClaimCard } from './claim-card.tsx'
import styles from './manual-rebate.module.css'
import { rebateNow } from './queries.ts'
import { RebateRules } from './rebate-rules.tsx'
import { RecentRebates } from './recent-rebates.tsx'
import { CategoryLine } from './category-line.tsx'

/** Delay in milliseconds after the end of a bet until its rebate is known. */
const SETTLED_MS = 1_500

/** Loads nothing on the server: it renders for visitors, who have no rebates. */
export const loader: PageLoader = ({ queries }) => settle(sessionStore.get() ? [queries.query(rebateNow)] : [])

/** Page on which the member claims rebates on bets at any time. */
export default function ManualRebatePage() {
  return (
    <ContentBoundary skeleton={<RecordSkeleton />}>
      <ManualRebate />
    </ContentBoundary>
  )
}

function ManualRebate() {
  const { data: rebate } = useSuspenseQuery(rebateNow)
  useFreshAfterPlay(rebateNow, SETTLED_MS)
  return (
    <div className={styles.page}>
      <ClaimCard rebate={rebate} />
      <ul className={styles.lines}>
        {rebate.lines.map((line) => (
          <li key={`${line.category} ${line.rate}`}>
            <CategoryLine line={line} currency={rebate.currency} />
          </li>
        ))}
      </ul>
      <RebateRules rebate={rebate} />
      <RecentRebates rebate={rebate} />
    </div>
  )
}
