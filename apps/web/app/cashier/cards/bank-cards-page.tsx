import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { sessionStore } from '../../lib/session/session.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import styles from './bank-cards.module.css'
import { BankCards } from './bank-cards.tsx'
import { bankCards } from './queries.ts'

/** Loads nothing on the server: it renders for visitors, who have no cards. */
export const loader: PageLoader = ({ queries }) => settle(sessionStore.get() ? [queries.query(bankCards)] : [])

/** Bank cards to which withdrawals are paid. */
export default function BankCardsPage() {
  return (
    <div className={styles.page}>
      <ContentBoundary skeleton={<Skeleton height={320} />}>
        <BankCards />
      </ContentBoundary>
    </div>
  )
}
