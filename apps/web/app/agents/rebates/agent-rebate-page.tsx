import { useLingui } from '@lingui/react/macro'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useNavigate, useSearch } from '../../lib/pages/router.tsx'
import { sessionStore } from '../../lib/session/session.ts'
import { useMerchant } from '../../merchant/public.ts'
import { RangeChips } from '../../ui/records/range-chips.tsx'
import { CorrectedNote, RecordFrame } from '../../ui/records/record-frame.tsx'
import { RecordsBoundary } from '../../ui/records/records-boundary.tsx'
import { IncomeDays } from './income-days.tsx'
import { incomeAddress, incomeDaysOf } from './income-view.ts'
import { incomeOf } from './queries.ts'

/** Loads nothing on the server: it renders for visitors, who have no income. */
export const loader: PageLoader = ({ search, queries }) =>
  settle(sessionStore.get() ? [queries.query(incomeOf(incomeDaysOf(search).days))] : [])

/** An agent's income, by day. */
export default function AgentRebatePage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { zone } = useMerchant()
  const { days, corrected } = incomeDaysOf(useSearch())
  const address = incomeAddress(days)
  return (
    <RecordFrame>
      {corrected && <CorrectedNote />}
      <RangeChips
        days={days}
        zone={zone}
        byMonth
        onChoose={(next) => navigate(incomeAddress(next), { replace: true })}
      />
      <RecordsBoundary
        key={address}
        offline={t`Your income is safe. It’ll load when you’re back online.`}
        failed={t`Your income is safe. Try again in a moment.`}
      >
        <IncomeDays days={days} />
      </RecordsBoundary>
    </RecordFrame>
  )
}
