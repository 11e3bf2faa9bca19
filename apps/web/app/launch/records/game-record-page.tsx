import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { CategoryIcon, categoryWords, revealInRow, vendorSettings } from '../../catalogue/public.ts'
import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useNavigate, useSearch } from '../../lib/pages/router.tsx'
import { sessionStore } from '../../lib/session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Tab } from '../../ui/tabs.tsx'
import { recordsOf } from './queries.ts'
import { RangeChips } from './range-chips.tsx'
import { RecordSkeleton } from './record-skeleton.tsx'
import { viewAddress, viewOf } from './record-view.ts'
import type { RecordView } from './record-view.ts'
import { RecordsBoundary } from './records-boundary.tsx'
import { Records } from './records.tsx'
import styles from './records.module.css'

/** The server renders for visitors, who have played nothing. */
export const loader: PageLoader = ({ search, queries }) =>
  settle(
    sessionStore.get() ? [queries.query(vendorSettings), queries.infiniteQuery(recordsOf(viewOf(search).view))] : [],
  )

/** What the member has played: every round, what he staked and what came of it. */
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
  const { view, mended } = viewOf(useSearch())
  const show = (next: RecordView) => navigate(viewAddress(next), { replace: true })
  const offered: GameCategory[] = settings.sorting.map(({ gameCategory }) => gameCategory)
  // What he has among his bookmarks may not be offered any more; it was played all the same.
  const named = view.category === 'ALL' || offered.includes(view.category) ? [] : [view.category]
  const tabs: Tab<RecordView['category']>[] = [
    { id: 'ALL', label: t`All`, icon: <Icon name="menu" /> },
    ...[...offered, ...named]
      .filter((id) => id !== 'HOT')
      .map((id) => ({
        id,
        label: i18n._(categoryWords[id]),
        icon: <CategoryIcon category={id} />,
      })),
  ]
  return (
    <div ref={revealChosen} className={styles.page}>
      <Tabs
        label={t`Kinds of game`}
        tabs={tabs}
        active={view.category}
        onSelect={(category) => show({ ...view, category, vendor: '' })}
      >
        {mended && (
          <output className={styles.mended}>{t`Part of this link is not known here and was left out.`}</output>
        )}
        <RangeChips view={view} onShow={show} />
        <RecordsBoundary key={viewAddress(view)}>
          <Records view={view} onShow={show} />
        </RecordsBoundary>
      </Tabs>
    </div>
  )
}

/** Somebody who comes by a link finds his kind of game, however far down the row it stands. */
function revealChosen(page: HTMLElement | null): void {
  const row = page?.querySelector<HTMLElement>('[role=tablist]')
  if (row)
    revealInRow(
      row,
      [...row.children].findIndex((tab) => tab.getAttribute('aria-selected') === 'true'),
    )
}
