import { useLingui } from '@lingui/react/macro'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useNavigate, useSearch } from '../../lib/pages/router.tsx'
import { sessionStore } from '../../lib/session/session.ts'
import { useMerchant } from '../../merchant/public.ts'
import { RangeChips } from '../../ui/records/range-chips.tsx'
import { CorrectedNote, RecordFrame } from '../../ui/records/record-frame.tsx'
import { RecordsBoundary } from '../../ui/records/records-boundary.tsx'
import { withdrawalsOf } from './queries.ts'
import { StateChips } from './state-chips.tsx'
import { viewAddress, viewOf } from '../records/money-view.ts'
import type { MoneyView } from '../records/money-view.ts'
import { Withdrawals } from './withdrawals.tsx'

/** Loads nothing on the server: it renders for visitors, who have no withdrawals. */
export const loader: PageLoader = ({ search, queries }) =>
  settle(sessionStore.get() ? [queries.infiniteQuery(withdrawalsOf(viewOf(search).view))] : [])

/** All withdrawals of some days, with their states. */
export default function WithdrawReportPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { zone } = useMerchant()
  const { view, corrected } = viewOf(useSearch())
  const show = (next: MoneyView) => navigate(viewAddress('/m/withdrawReport', next), { replace: true })
  return (
    <RecordFrame>
      {corrected && <CorrectedNote />}
      <RangeChips days={view.days} zone={zone} onChoose={(days) => show({ ...view, days })} />
      <StateChips group={view.group} onChoose={(group) => show({ ...view, group })} />
      <RecordsBoundary
        key={viewAddress('/m/withdrawReport', view)}
        offline={t`Your withdrawals are safe. They’ll load when you’re back online.`}
        failed={t`Your withdrawals are safe. Try again in a moment.`}
      >
        <Withdrawals view={view} onShow={show} />
      </RecordsBoundary>
    </RecordFrame>
  )
}
