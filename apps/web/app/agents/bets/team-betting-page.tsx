import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { categoryWords, vendorSettings } from '../../catalogue/public.ts'
import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useNavigate, useSearch } from '../../lib/pages/router.tsx'
import { sessionStore } from '../../lib/session/session.ts'
import { useMerchant } from '../../merchant/public.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { ChipRow } from '../../ui/records/chip-row.tsx'
import { RangeChips } from '../../ui/records/range-chips.tsx'
import { CorrectedNote, RecordFrame } from '../../ui/records/record-frame.tsx'
import { RecordSkeleton } from '../../ui/records/record-skeleton.tsx'
import { RecordsBoundary } from '../../ui/records/records-boundary.tsx'
import { AccountSearch } from '../line/account-search.tsx'
import { NotInTeam } from '../line/not-in-team.tsx'
import { viewAddress, viewOf } from './bets-view.ts'
import type { BetsView } from './bets-view.ts'
import { teamBets } from './queries.ts'
import styles from './team-bets.module.css'
import { TeamBets } from './team-bets.tsx'

/** Loads nothing on the server: it renders for visitors, who have no team. */
export const loader: PageLoader = ({ search, queries }) =>
  settle(
    sessionStore.get() ? [queries.query(vendorSettings), queries.infiniteQuery(teamBets(viewOf(search).view))] : [],
  )

/** All bets of an agent's team: player, stake and result. */
export default function TeamBettingPage() {
  return (
    <PageSection skeleton={<RecordSkeleton />}>
      <TeamBetting />
    </PageSection>
  )
}

function TeamBetting() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { zone, mobileTemplate } = useMerchant()
  const { view, corrected } = viewOf(useSearch())
  const show = (next: BetsView) => navigate(viewAddress(next), { replace: true })
  return (
    <RecordFrame pnlColor={mobileTemplate.pnlColor}>
      {corrected && <CorrectedNote />}
      <RangeChips byMonth days={view.days} zone={zone} onChoose={(days) => show({ ...view, days })} />
      <KindChips chosen={view.category} onChoose={(category) => show({ ...view, category, vendor: '', game: '' })} />
      <div className={styles.search}>
        <AccountSearch
          key={`${view.parent} ${view.account}`}
          label={t`Search by account`}
          search={view.account}
          onSearch={(account) => show({ ...view, account })}
        />
      </div>
      <RecordsBoundary
        key={viewAddress(view)}
        offline={t`Your team’s bets are safe. They’ll load when you’re back online.`}
        failed={t`Your team’s bets are safe. Try again in a moment.`}
        refused={<NotInTeam onOwn={() => show({ ...view, parent: null, account: '' })} />}
      >
        <TeamBets view={view} onShow={show} />
      </RecordsBoundary>
    </RecordFrame>
  )
}

interface KindChipsProps {
  chosen: BetsView['category']
  onChoose(category: BetsView['category']): void
}

/** The site's game categories; bets of a discontinued category remain listed. */
function KindChips({ chosen, onChoose }: KindChipsProps) {
  const { t, i18n } = useLingui()
  const { data: settings } = useSuspenseQuery(vendorSettings)
  const offered: GameCategory[] = settings.sorting
    .map(({ category }) => category)
    .filter((category) => category !== 'HOT')
  const requestedCategory = chosen === 'ALL' || offered.includes(chosen) ? [] : [chosen]
  const options = (['ALL', ...offered, ...requestedCategory] as const).map((id) => ({
    id,
    text: id === 'ALL' ? t`All games` : i18n._(categoryWords[id]),
  }))
  return <ChipRow label={t`Game category`} options={options} chosen={chosen} onChoose={onChoose} />
}
