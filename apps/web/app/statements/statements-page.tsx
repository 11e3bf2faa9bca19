import type { Statement } from '@ante/contract/statements/statements.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { settle } from '../lib/calls/query-client.ts'
import type { PageLoader } from '../lib/pages/page-module.ts'
import { sessionStore } from '../lib/session/session.ts'
import { RecordFrame } from '../ui/records/record-frame.tsx'
import { RecordsBoundary } from '../ui/records/records-boundary.tsx'
import { statements } from './queries.ts'
import { RequestForm } from './request-form.tsx'
import { StatementList } from './statement-list.tsx'
import styles from './statements.module.css'

const REFRESH_MS = 3_000
/** Whether a statement is being prepared. A late one is announced by a message, so the page does not poll for it. */
const isPending = ({ readyAt, isLate }: Statement) => readyAt === null && !isLate

/** Loads nothing on the server: it renders for visitors, who have no statements. */
export const loader: PageLoader = ({ queries }) => settle(sessionStore.get() ? [queries.query(statements)] : [])

/** Statements of months and years: requesting one, and downloading those that are ready. */
export default function StatementsPage() {
  const { t } = useLingui()
  return (
    <RecordFrame>
      <RecordsBoundary
        offline={t`Your statements are safe. They’ll load when you’re back online.`}
        failed={t`Your statements are safe. Try again in a moment.`}
      >
        <Statements />
      </RecordsBoundary>
    </RecordFrame>
  )
}

function Statements() {
  const { data } = useSuspenseQuery({
    ...statements,
    refetchInterval: ({ state }) => (state.data?.statements.some(isPending) ? REFRESH_MS : false),
  })
  return (
    <div className={styles.columns}>
      <RequestForm months={data.months} years={data.years} left={data.left} />
      <StatementList statements={data.statements} />
    </div>
  )
}
