import { useSuspenseQuery } from '@tanstack/react-query'

import { settle } from '../../lib/calls/query-client.ts'
import { refusedCode } from '../../lib/calls/refused-code.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { sessionStore } from '../../lib/session/session.ts'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { RecordSkeleton } from '../../ui/records/record-skeleton.tsx'
import { useUnseenRewards } from '../offer/use-unseen-rewards.ts'
import { useFreshAfterPlay } from '../use-fresh-after-play.ts'
import styles from './benefits.module.css'
import { Changes } from './changes.tsx'
import { ClubRules } from './club-rules.tsx'
import { Levels } from './levels.tsx'
import { OwnLevel } from './own-level.tsx'
import { benefits } from './queries.ts'
import { ExcludedNotice } from './excluded-notice.tsx'
import { Waiting } from './waiting.tsx'

/** Delay of the refetch in milliseconds, because the gateway counts valid bets only every two seconds. */
const COUNTED_MS = 4_000

/** Loads nothing on the server: it renders for visitors, who have no level. */
export const loader: PageLoader = ({ queries }) => settle(sessionStore.get() ? [queries.query(benefits)] : [])

/** VIP page: the benefits of the member's level, and the progress to the next one. */
export default function BenefitsPage() {
  return (
    <ContentBoundary
      skeleton={<RecordSkeleton />}
      renderKnown={(error) => (refusedCode(error) === 'responsible.gaming.excluded' ? <ExcludedNotice /> : null)}
    >
      <Benefits />
    </ContentBoundary>
  )
}

function Benefits() {
  const { data: club, dataUpdatedAt: receivedAt } = useSuspenseQuery(benefits)
  useUnseenRewards()
  useFreshAfterPlay(benefits, COUNTED_MS)
  return (
    <div className={styles.page}>
      <OwnLevel club={club} />
      <Waiting club={club} receivedAt={receivedAt} />
      <Levels club={club} />
      <ClubRules club={club} />
      <Changes club={club} />
    </div>
  )
}
