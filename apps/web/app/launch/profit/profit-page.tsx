import { useLingui } from '@lingui/react/macro'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useNavigate, useSearch } from '../../lib/pages/router.tsx'
import { sessionStore } from '../../lib/session/session.ts'
import { useMerchant } from '../../merchant/public.ts'
import { CorrectedNote, RecordFrame } from '../../ui/records/record-frame.tsx'
import { RangeChips } from '../../ui/records/range-chips.tsx'
import { RecordsBoundary } from '../../ui/records/records-boundary.tsx'
import { Profit } from './profit.tsx'
import { viewAddress, viewOf } from './profit-view.ts'
import { profitAndLoss } from './queries.ts'

/** Loads nothing on the server: it renders for visitors, who have no results. */
export const loader: PageLoader = ({ search, queries }) =>
  settle(sessionStore.get() ? [queries.query(profitAndLoss(viewOf(search).days))] : [])

/** The member's wins and losses, by day and by game category. */
export default function ProfitPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { zone, mobileTemplate } = useMerchant()
  const { days, corrected } = viewOf(useSearch())
  return (
    <RecordFrame pnlColor={mobileTemplate.pnlColor}>
      {corrected && <CorrectedNote />}
      <RangeChips days={days} zone={zone} onChoose={(next) => navigate(viewAddress(next), { replace: true })} />
      <RecordsBoundary
        key={viewAddress(days)}
        offline={t`Your results are safe. They’ll load when you’re back online.`}
        failed={t`Your bets and winnings are safe. Try again in a moment.`}
      >
        <Profit days={days} />
      </RecordsBoundary>
    </RecordFrame>
  )
}
