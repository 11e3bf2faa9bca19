import { useLingui } from '@lingui/react/macro'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useNavigate, useSearch } from '../../lib/pages/router.tsx'
import { sessionStore } from '../../lib/session/session.ts'
import { useMerchant } from '../../merchant/public.ts'
import { RangeChips } from '../../ui/records/range-chips.tsx'
import { CorrectedNote, RecordFrame } from '../../ui/records/record-frame.tsx'
import { RecordsBoundary } from '../../ui/records/records-boundary.tsx'
import { AccountSearch } from '../line/account-search.tsx'
import { NotInTeam } from '../line/not-in-team.tsx'
import { viewAddress, viewOf } from './profit-view.ts'
import type { ProfitView } from './profit-view.ts'
import { teamProfit } from './queries.ts'
import styles from './team-profit.module.css'
import { TeamProfit } from './team-profit.tsx'

/** Loads nothing on the server: it renders for visitors, who have no team. */
export const loader: PageLoader = ({ search, queries }) => {
  const { view } = viewOf(search)
  return settle(sessionStore.get() ? [queries.infiniteQuery(teamProfit(view))] : [])
}

/** Wins and losses of each part of a team, down to single members. */
export default function TeamProfitPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { zone, mobileTemplate } = useMerchant()
  const { view, corrected } = viewOf(useSearch())
  const show = (next: ProfitView) => navigate(viewAddress(next), { replace: true })
  return (
    <RecordFrame pnlColor={mobileTemplate.pnlColor}>
      {corrected && <CorrectedNote />}
      <RangeChips byMonth days={view.days} zone={zone} onChoose={(days) => show({ ...view, days })} />
      <div className={styles.search}>
        <AccountSearch
          key={view.parent}
          label={t`Search this level by account`}
          search={view.search}
          onSearch={(search) => show({ ...view, search })}
        />
      </div>
      <RecordsBoundary
        key={viewAddress({ ...view, category: 'ALL' })}
        offline={t`Your team’s figures are safe. They’ll load when you’re back online.`}
        failed={t`Your team’s bets are safe. Try again in a moment.`}
        isShared
        refused={<NotInTeam onOwn={() => show({ ...view, parent: null, search: '' })} />}
      >
        <TeamProfit view={view} onShow={show} />
      </RecordsBoundary>
    </RecordFrame>
  )
}
