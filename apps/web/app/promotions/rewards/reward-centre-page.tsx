import { useLingui } from '@lingui/react/macro'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useNavigate, useSearch } from '../../lib/pages/router.tsx'
import { sessionStore } from '../../lib/session/session.ts'
import { RecordsBoundary } from '../../ui/records/records-boundary.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { rewardsOf } from './queries.ts'
import { rewardsAddress, rewardStatusOf } from './reward-view.ts'
import styles from './rewards.module.css'
import { RewardsSkeleton } from './rewards-skeleton.tsx'
import { Rewards } from './rewards.tsx'

/** Loads nothing on the server: it renders for visitors, who have no rewards. */
export const loader: PageLoader = ({ search, queries }) =>
  settle(sessionStore.get() ? [queries.infiniteQuery(rewardsOf(rewardStatusOf(search)))] : [])

/** The member's rewards: waiting, claimed, and expired. */
export default function RewardCentrePage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const status = rewardStatusOf(useSearch())
  return (
    <div className={styles.page}>
      <Tabs
        label={t`Your rewards`}
        tabs={[
          { id: 'U', label: t`To claim` },
          { id: 'C', label: t`Claimed` },
          { id: 'E', label: t`Missed` },
        ]}
        active={status}
        onSelect={(chosen) => navigate(rewardsAddress(chosen), { replace: true })}
        fill
      >
        <RecordsBoundary
          key={status}
          skeleton={<RewardsSkeleton />}
          offline={t`Your rewards are safe. They’ll load when you’re back online.`}
          failed={t`Your rewards are safe. Try again in a moment.`}
        >
          <Rewards status={status} />
        </RecordsBoundary>
      </Tabs>
    </div>
  )
}
