import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { CategoryIcon, categoryWords, vendorSettings } from '../../catalogue/public.ts'
import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useNavigate, useSearch } from '../../lib/pages/router.tsx'
import { sessionStore } from '../../lib/session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { useMerchant } from '../../merchant/public.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { RangeChips } from '../../ui/records/range-chips.tsx'
import { CorrectedNote, RecordFrame } from '../../ui/records/record-frame.tsx'
import { RecordSkeleton } from '../../ui/records/record-skeleton.tsx'
import { RecordsBoundary } from '../../ui/records/records-boundary.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Tab } from '../../ui/tabs.tsx'
import { LotteryBets } from './lottery-bets.tsx'
import { recordsOf } from './queries.ts'
import { viewAddress, viewOf } from './record-view.ts'
import type { RecordView } from './record-view.ts'
import { Records } from './records.tsx'

/** Loads nothing on the server: it renders for visitors, who have no records. */
export const loader: PageLoader = ({ search, queries }) =>
  settle(
    sessionStore.get() ? [queries.query(vendorSettings), queries.infiniteQuery(recordsOf(viewOf(search).view))] : [],
  )

/** The member's rounds with stakes and results. */
export default function GameRecordPage() {
  return (
    <PageSection skeleton={<RecordSkeleton />}>
      <GameRecord />
    </PageSection>
  )
}

function GameRecord() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { data: settings } = useSuspenseQuery(vendorSettings)
  const { zone, mobileTemplate } = useMerchant()
  const { view, corrected } = viewOf(useSearch())
  const show = (next: RecordView) => navigate(viewAddress(next), { replace: true })
  const offered: GameCategory[] = settings.sorting.map(({ category }) => category)
  // A discontinued category in the address gets a tab, because its rounds remain.
  const requestedCategory = view.category === 'ALL' || offered.includes(view.category) ? [] : [view.category]
  const tabs: Tab<RecordView['category']>[] = [
    { id: 'ALL', label: t`All`, icon: <Icon name="menu" /> },
    ...[...offered, ...requestedCategory]
      .filter((id) => id !== 'HOT')
      .map((id) => ({
        id,
        label: i18n._(categoryWords[id]),
        icon: <CategoryIcon category={id} />,
      })),
  ]
  return (
    <RecordFrame pnlColor={mobileTemplate.pnlColor}>
      <Tabs
        label={t`Game categories`}
        tabs={tabs}
        active={view.category}
        onSelect={(category) => show({ ...view, category, vendor: '' })}
      >
        {corrected && <CorrectedNote />}
        <LotteryBets category={view.category} />
        <RangeChips days={view.days} zone={zone} onChoose={(days) => show({ ...view, days })} />
        <RecordsBoundary
          key={viewAddress(view)}
          offline={t`Your rounds are safe. They’ll load when you’re back online.`}
          failed={t`Your bets and winnings are safe. Try again in a moment.`}
        >
          <Records view={view} onShow={show} />
        </RecordsBoundary>
      </Tabs>
    </RecordFrame>
  )
}
