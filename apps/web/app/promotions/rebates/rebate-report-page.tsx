import { useLingui } from '@lingui/react/macro'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useNavigate, useSearch } from '../../lib/pages/router.tsx'
import { sessionStore } from '../../lib/session/session.ts'
import { useMerchant } from '../../merchant/public.ts'
import { RangeChips } from '../../ui/records/range-chips.tsx'
import { CorrectedNote, RecordFrame } from '../../ui/records/record-frame.tsx'
import { RecordsBoundary } from '../../ui/records/records-boundary.tsx'
import { rebatesOf } from './queries.ts'
import { rebateAddress, rebateViewOf } from './rebate-view.ts'
import type { RebateView } from './rebate-view.ts'
import { Rebates } from './rebates.tsx'

export const loader: PageLoader = ({ search, queries }) =>
  settle(sessionStore.get() ? [queries.infiniteQuery(rebatesOf(rebateViewOf(search).view))] : [])

/** All rebates paid to the member, with the bets' categories. */
export default function RebateReportPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { zone } = useMerchant()
  const { view, corrected } = rebateViewOf(useSearch())
  const show = (next: RebateView) => navigate(rebateAddress(next), { replace: true })
  return (
    <RecordFrame>
      {corrected && <CorrectedNote />}
      <RangeChips days={view.days} zone={zone} onChoose={(days) => show({ ...view, days })} />
      <RecordsBoundary
        key={rebateAddress(view)}
        offline={t`Your rebates are safe. They’ll load when you’re back online.`}
        failed={t`Your rebates are safe. Try again in a moment.`}
      >
        <Rebates view={view} onShow={show} />
      </RecordsBoundary>
    </RecordFrame>
  )
}
