import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { sessionStore } from '../../lib/session/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useMerchant } from '../../merchant/public.ts'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { PnlColorContext } from '../../ui/pnl-color.ts'
import { RecordSkeleton } from '../../ui/records/record-skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { LineHistory } from './line-history.tsx'
import styles from './line.module.css'
import { lineNow } from './queries.ts'
import { SendForm } from './send-form.tsx'

export const loader: PageLoader = ({ queries }) => settle(sessionStore.get() ? [queries.query(lineNow)] : [])

/** Transfers to the upline agent, or to a direct downline. */
export default function LineTransferPage() {
  return (
    <ContentBoundary skeleton={<RecordSkeleton />}>
      <LineTransfer />
    </ContentBoundary>
  )
}

function LineTransfer() {
  const { data: line } = useSuspenseQuery(lineNow)
  const { pnlColor } = useMerchant().mobileTemplate
  return (
    <div className={styles.page}>
      {line.upline || line.downline ? <SendForm line={line} /> : <NoRecipients />}
      <PnlColorContext value={pnlColor}>
        <LineHistory />
      </PnlColorContext>
    </div>
  )
}

function NoRecipients() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/people.svg"
      title={t`No recipients available`}
      action={<ButtonLink to="/m/service">{t`Contact customer service`}</ButtonLink>}
    >
      {t`There’s no agent above you who can receive money. Your balance isn’t affected.`}
    </EmptyState>
  )
}
