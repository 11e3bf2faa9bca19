import { useLingui } from '@lingui/react/macro'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useNavigate, useSearch } from '../../lib/pages/router.tsx'
import { sessionStore } from '../../lib/session/session.ts'
import { RecordFrame } from '../../ui/records/record-frame.tsx'
import { RecordsBoundary } from '../../ui/records/records-boundary.tsx'
import { AccountSearch } from '../line/account-search.tsx'
import { DownlineRates } from './downline-rates.tsx'
import { downlineRatesOf } from './queries.ts'
import styles from './rebates.module.css'

const MAX_TYPED = 64

const searchIn = (search: URLSearchParams): string => (search.get('search') ?? '').slice(0, MAX_TYPED)

/** Loads nothing on the server: it renders for visitors, who have no team. */
export const loader: PageLoader = ({ search, queries }) =>
  settle(sessionStore.get() ? [queries.infiniteQuery(downlineRatesOf(searchIn(search)))] : [])

/** Rates that an agent grants to direct downlines. */
export default function TeamRebatePage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const search = searchIn(useSearch())
  const show = (next: string) =>
    navigate(next ? `/m/member/teamRebate?search=${encodeURIComponent(next)}` : '/m/member/teamRebate', {
      replace: true,
    })
  return (
    <RecordFrame>
      <div className={styles.search}>
        <AccountSearch label={t`Search by account`} search={search} onSearch={show} />
      </div>
      <RecordsBoundary
        key={search}
        offline={t`Your downlines’ rates haven’t changed. They’ll load when you’re back online.`}
        failed={t`Your downlines’ rates haven’t changed. Try again in a moment.`}
      >
        <DownlineRates search={search} onAll={() => show('')} />
      </RecordsBoundary>
    </RecordFrame>
  )
}
