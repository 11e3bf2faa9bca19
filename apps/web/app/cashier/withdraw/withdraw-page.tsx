import { useLingui } from '@lingui/react/macro'

import { securityConfig, withdrawSettings } from '../../identity/public.ts'
import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { sessionStore } from '../../lib/session/session.ts'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import styles from './withdraw.module.css'
import { Withdraw } from './withdraw.tsx'

/** Loads nothing on the server: it renders for visitors, who have no withdrawals. */
export const loader: PageLoader = ({ queries }) =>
  settle(sessionStore.get() ? [queries.query(withdrawSettings), queries.query(securityConfig)] : [])

/** Withdrawals: requirements, amount, receiver, and progress. */
export default function WithdrawPage() {
  return (
    <div className={styles.page}>
      <ContentBoundary skeleton={<WithdrawSkeleton />}>
        <Withdraw />
      </ContentBoundary>
    </div>
  )
}

const PARTS = [104, 84, 132, 140]

/** Skeleton of the balance, the amount and the card. */
function WithdrawSkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.waiting}>
      <Loading label={t`Loading balance…`} />
      {PARTS.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  )
}
