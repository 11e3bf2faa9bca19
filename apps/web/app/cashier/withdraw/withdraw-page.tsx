import { securityConfig, withdrawSettings } from '../../identity/public.ts'
import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { sessionStore } from '../../lib/session/session.ts'
import { MoneyBoundary } from '../../ui/money-boundary.tsx'
import { WithdrawSkeleton } from './withdraw-skeleton.tsx'
import styles from './withdraw.module.css'
import { Withdraw } from './withdraw.tsx'

/** The server renders for visitors, who have nothing to withdraw. */
export const loader: PageLoader = ({ queries }) =>
  settle(sessionStore.get() ? [queries.query(withdrawSettings), queries.query(securityConfig)] : [])

/** Money out: what has to be so first, how much, where to, and what became of it. */
export default function WithdrawPage() {
  return (
    <div className={styles.page}>
      <MoneyBoundary skeleton={<WithdrawSkeleton />}>
        <Withdraw />
      </MoneyBoundary>
    </div>
  )
}
