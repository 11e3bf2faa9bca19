import { useLingui } from '@lingui/react/macro'
import { lazy } from 'react'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { sessionStore } from '../../lib/session/session.ts'
import { MoneyRecordsFrame } from '../records/money-records-frame.tsx'
import { viewOf } from '../records/money-view.ts'
import { depositRecordsOf } from './queries.ts'

const load = async () => ({ default: (await import('./report/deposits.tsx')).Deposits })
const Deposits = lazy(load)

/** Loads nothing on the server: it renders for visitors, who have no deposits. */
export const loader: PageLoader = ({ search, queries }) =>
  settle(sessionStore.get() ? [load(), queries.infiniteQuery(depositRecordsOf(viewOf(search).view))] : [])

/** All deposits with their states. */
export default function DepositReportPage() {
  const { t } = useLingui()
  const texts = {
    offline: t`Your deposits are safe. They’ll load when you’re back online.`,
    failed: t`Your deposits are safe. Try again in a moment.`,
  }
  return (
    <MoneyRecordsFrame page="/m/vouReport" success={t`Credited`} texts={texts}>
      {(view, show) => <Deposits view={view} onShow={show} />}
    </MoneyRecordsFrame>
  )
}
