import { useLingui } from '@lingui/react/macro'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useNavigate, useSearch } from '../../lib/pages/router.tsx'
import { sessionStore } from '../../lib/session/session.ts'
import { useMerchant } from '../../merchant/public.ts'
import { RangeChips } from '../../ui/records/range-chips.tsx'
import { CorrectedNote, RecordFrame } from '../../ui/records/record-frame.tsx'
import { RecordsBoundary } from '../../ui/records/records-boundary.tsx'
import { viewAddress, viewOf } from './overview-view.ts'
import { Overview } from './overview.tsx'
import { teamOverview } from './queries.ts'

/** Loads nothing on the server: it renders for visitors, who have no team. */
export const loader: PageLoader = ({ search, queries }) =>
  settle(sessionStore.get() ? [queries.query(teamOverview(viewOf(search).days))] : [])

/** Figures of an agent's team: members, money, and play by game category. */
export default function TeamOverviewPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { zone, mobileTemplate } = useMerchant()
  const { days, corrected } = viewOf(useSearch())
  return (
    <RecordFrame pnlColor={mobileTemplate.pnlColor}>
      {corrected && <CorrectedNote />}
      <RangeChips byMonth days={days} zone={zone} onChoose={(next) => navigate(viewAddress(next), { replace: true })} />
      <RecordsBoundary
        key={viewAddress(days)}
        offline={t`Your team’s figures are safe. They’ll load when you’re back online.`}
        failed={t`Your team’s bets are safe. Try again in a moment.`}
        isShared
      >
        <Overview days={days} />
      </RecordsBoundary>
    </RecordFrame>
  )
}
