import { useLingui } from '@lingui/react/macro'

import type { PageLoader } from '../../lib/pages/page-module.ts'
import { settle } from '../../lib/calls/query-client.ts'
import { sessionStore } from '../../lib/session/session.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { Activity, ActivitySkeleton } from './activity/activity.tsx'
import { Overview, OverviewSkeleton } from './overview/overview.tsx'
import { accountActivity, accountGuards, securityConfig, withdrawSettings } from './queries.ts'
import styles from './security-page.module.css'

/** Loads nothing on the server: it renders for visitors, who have no account. */
export const loader: PageLoader = ({ queries }) =>
  settle(
    sessionStore.get()
      ? [
          queries.query(accountGuards),
          queries.query(securityConfig),
          queries.query(withdrawSettings),
          queries.query(accountActivity),
        ]
      : [],
  )

/** Security of the account: overview, individual factors, and activity. */
export default function SecurityPage() {
  const { t } = useLingui()
  return (
    <div className={styles.page}>
      <PageSection skeleton={<OverviewSkeleton />} failedTitle={t`Couldn’t load your security settings`}>
        <Overview />
      </PageSection>
      <h2 className={styles.title}>{t`Recent activity`}</h2>
      <PageSection skeleton={<ActivitySkeleton />} failedTitle={t`Couldn’t load recent activity`}>
        <Activity />
      </PageSection>
    </div>
  )
}
