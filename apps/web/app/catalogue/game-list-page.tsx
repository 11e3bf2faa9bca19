import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { PageLoader } from '../lib/pages/page-module.ts'
import { settle } from '../lib/calls/query-client.ts'
import { useSearch } from '../lib/pages/router.tsx'
import { sessionStore } from '../lib/session/session.ts'
import { Later } from '../ui/later.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './game-list-page.module.css'
import { GameGridSkeleton } from './game-grid.tsx'
import { CategoryNav } from './game-list/category-nav.tsx'
import { chosenFilters } from './game-list/chosen-filters.ts'
import { FilterButton } from './game-list/filter-button.tsx'
import { FilterChips } from './game-list/filter-chips.tsx'
import { GameResults } from './game-list/game-results.tsx'
import { GameSearch } from './game-list/game-search.tsx'
import { isOwn, viewOf, viewWithin } from './game-list/game-view.ts'
import type { GameView } from './game-list/game-view.ts'
import { ListHead } from './game-list/list-head.tsx'
import { gamesIn, isHotList } from './game-list/queries.ts'
import { ShowView } from './game-list/show-view.ts'
import { SideFilter } from './game-list/side-filter.tsx'
import { SortButton } from './game-list/sort-button.tsx'
import { unknownIn } from './game-list/unknown-in.ts'
import { useGameView } from './game-list/use-game-view.ts'
import { hotGames, vendorSettings } from './queries.ts'
import { UnknownNote } from './unknown-note.tsx'

/** Categories with the gateway's own lottery. */
const LOTTERIES: readonly GameCategory[] = ['LOTT', 'ELOTT']
const loadOwnLottery = async () => (await import('./game-list/own-lottery-link.tsx')).OwnLotteryLink

export const loader: PageLoader = ({ search, queries }) => {
  const settings = queries.query(vendorSettings)
  return settle([
    settings,
    settings.then((loadedSettings) => gamesOf(viewWithin(loadedSettings, viewOf(search)), queries)),
  ])
}

async function gamesOf(view: GameView, queries: QueryClient): Promise<void> {
  // The member's own lists need a session, which the server does not have.
  if (isOwn(view) && (import.meta.env.SSR || !sessionStore.get())) return
  await (isHotList(view) ? queries.query(hotGames(view.category)) : queries.infiniteQuery(gamesIn(view)))
}

/** Games of a category, filtered by vendor, class and name, in a chosen order; also hot games and the member's own. */
export default function GameListPage() {
  const { t } = useLingui()
  const { view, position, searchText, isPending, show, onSearch, type } = useGameView()
  const [first] = useState(view)
  // The lists of all categories have no filters.
  const isFiltered = view.category !== 'HOT'
  return (
    <ShowView value={show}>
      <div className={styles.page}>
        <ListHead
          search={
            <GameSearch
              key={searchText.drawn}
              category={view.category}
              typed={searchText.typed}
              onType={type}
              onEnter={onSearch}
            />
          }
        >
          <PageSection skeleton={<div />}>
            <HeadButtons view={view} />
          </PageSection>
        </ListHead>
        <PageSection skeleton={<div className={styles.filter} />}>
          {view === first && <UnknownViewNote />}
          <GameFilters view={view} />
        </PageSection>
        <div className={isFiltered ? styles.beside : undefined}>
          {isFiltered && (
            <div className={styles.side}>
              <PageSection skeleton={<div />}>
                <SideFilter view={view} />
              </PageSection>
            </div>
          )}
          <div className={styles.results} aria-busy={isPending}>
            <PageSection
              // While a name is typed, the previous result stays until the next one is loaded.
              key={JSON.stringify({ ...view, name: '' })}
              content={view.name}
              skeleton={<GameGridSkeleton count={15} />}
              failedTitle={t`Couldn’t load games`}
            >
              {LOTTERIES.includes(view.category) && (
                <Later isRequested quiet load={loadOwnLottery} props={{ view }} skeleton={<Skeleton height={72} />} />
              )}
              <GameResults view={view} position={position} />
            </PageSection>
          </div>
        </div>
      </div>
    </ShowView>
  )
}

/** The unavailable part of the requested view, until another choice is made. */
function UnknownViewNote() {
  const { data: settings } = useSuspenseQuery(vendorSettings)
  const unknown = unknownIn(useSearch(), settings)
  return unknown && <UnknownNote unknown={unknown} />
}

/** Buttons for order and filter; no order button in the member's own lists, whose order is fixed. */
function HeadButtons({ view: requested }: { view: GameView }) {
  const { data: settings } = useSuspenseQuery(vendorSettings)
  const view = viewWithin(settings, requested)
  return (
    <>
      {!isOwn(view) && <SortButton view={view} />}
      <div className={styles.opener}>
        <FilterButton view={view} chosen={chosenFilters(view, settings).length} />
      </div>
    </>
  )
}

function GameFilters({ view: requested }: { view: GameView }) {
  const { data: settings } = useSuspenseQuery(vendorSettings)
  const view = viewWithin(settings, requested)
  return (
    <div className={styles.filter}>
      <CategoryNav view={view} ordered={settings.sorting.map(({ category }) => category)} />
      <FilterChips view={view} settings={settings} />
    </div>
  )
}
