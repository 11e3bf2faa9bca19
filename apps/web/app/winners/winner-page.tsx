import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { CategoryIcon } from '../catalogue/category-icon.tsx'
import { categoryTexts } from '../catalogue/category-texts.ts'
import { vendorSettings } from '../catalogue/queries.ts'
import type { PageLoader } from '../lib/pages/page-module.ts'
import { settle } from '../lib/calls/query-client.ts'
import { useNavigate, useSearch } from '../lib/pages/router.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { Tabs } from '../ui/tabs.tsx'
import type { Tab } from '../ui/tabs.tsx'
import { boardAddress, boardOf } from './board-address.ts'
import { DayNote } from './day-note.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { winnerBoard } from './queries.ts'
import type { BoardQuery } from './queries.ts'
import { Board, BoardSkeleton } from './board.tsx'

export const loader: PageLoader = ({ search, queries }) =>
  settle([queries.query(vendorSettings), queries.query(winnerBoard(boardOf(search)))])

/** Largest wins by game category. All are real rounds of real members: the page shows no invented winners. */
export default function WinnerPage() {
  return (
    <PageSection skeleton={<BoardSkeleton />}>
      <WinnerBoards />
    </PageSection>
  )
}

function WinnerBoards() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { data: vendors } = useSuspenseQuery(vendorSettings)
  const query = boardOf(useSearch())
  const kinds = vendors.sorting.map(({ category }) => category).filter((category) => category !== 'HOT')
  const tabs: Tab<BoardQuery['category']>[] = [
    { id: 'ALL', label: t`All`, icon: <Icon name="trophy" /> },
    ...kinds.map((category) => ({
      id: category,
      label: i18n._(categoryTexts[category]),
      icon: <CategoryIcon category={category} />,
    })),
  ]
  return (
    <Tabs
      label={t`Game categories`}
      tabs={tabs}
      active={query.category}
      onSelect={(category) => navigate(boardAddress({ ...query, category }), { replace: true })}
      sticky
    >
      <PeriodChoice query={query} />
      <PageSection key={boardAddress(query)} skeleton={<BoardSkeleton />} failedTitle={t`Couldn’t load the winners`}>
        <Board query={query} />
      </PageSection>
      <DayNote />
    </Tabs>
  )
}
