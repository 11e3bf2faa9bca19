import { useLingui } from '@lingui/react/macro'
import { lazy } from 'react'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useNavigate, useSearch } from '../../lib/pages/router.tsx'
import { sessionStore } from '../../lib/session/session.ts'
import { useMerchant } from '../../merchant/public.ts'
import { CorrectedNote, RecordFrame } from '../../ui/records/record-frame.tsx'
import { RecordsBoundary } from '../../ui/records/records-boundary.tsx'
import { AccountSearch } from '../line/account-search.tsx'
import { NotInTeam } from '../line/not-in-team.tsx'
import { Downlines } from './downlines.tsx'
import { downlinesOf } from './queries.ts'
import { ShownChips } from './shown-chips.tsx'
import { viewAddress, viewOf } from './team-view.ts'
import type { TeamView } from './team-view.ts'
import styles from './team.module.css'

const DownlineRecords = lazy(async () => ({ default: (await import('./downline-records.tsx')).DownlineRecords }))

/** Loads nothing on the server: it renders for visitors, who have no team. */
export const loader: PageLoader = ({ search, queries }) => {
  const { view } = viewOf(search)
  return settle(sessionStore.get() && view.records === null ? [queries.infiniteQuery(downlinesOf(view))] : [])
}

/** All members below an agent, by level, with the available actions. */
export default function TeamPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { zone, mobileTemplate } = useMerchant()
  const { view, corrected } = viewOf(useSearch())
  const show = (next: TeamView) => navigate(viewAddress(next), { replace: true })
  const { records } = view
  const boundary = {
    isShared: true,
    refused: <NotInTeam onOwn={() => show({ ...view, parent: null, search: '', records: null })} />,
    offline: t`Your team hasn’t changed. It’ll load when you’re back online.`,
    failed: t`Your team hasn’t changed. Try again in a moment.`,
  }
  if (records !== null) {
    return (
      <RecordFrame pnlColor={mobileTemplate.pnlColor}>
        <RecordsBoundary key={viewAddress(view)} {...boundary}>
          <DownlineRecords memberId={records} days={view.days} zone={zone} onDays={(days) => show({ ...view, days })} />
        </RecordsBoundary>
      </RecordFrame>
    )
  }
  return (
    <RecordFrame pnlColor={mobileTemplate.pnlColor}>
      {corrected && <CorrectedNote />}
      <div className={styles.search}>
        <AccountSearch
          key={view.parent}
          label={t`Search the whole team by account`}
          search={view.search}
          onSearch={(search) => show({ ...view, search })}
        />
      </div>
      {view.search === '' && <ShownChips chosen={view.shown} onChoose={(shown) => show({ ...view, shown })} />}
      <RecordsBoundary key={viewAddress(view)} {...boundary}>
        <Downlines view={view} onShow={show} />
      </RecordsBoundary>
    </RecordFrame>
  )
}
