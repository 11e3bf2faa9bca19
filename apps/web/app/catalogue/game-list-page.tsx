import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { PageLoader } from '../lib/pages/page-module.ts'
import { settle } from '../lib/calls/query-client.ts'
import { useLocation, useSearch } from '../lib/pages/router.tsx'
import { sessionStore } from '../lib/session/session.ts'
import { PageSection } from '../ui/page-section.tsx'
import styles from './game-list-page.module.css'
import { GameGridSkeleton } from './game-grid.tsx'
import { CategoryNav } from './game-list/category-nav.tsx'
import { ClassMenu } from './game-list/class-menu.tsx'
import { FilterButton } from './game-list/filter-button.tsx'
import { GameResults } from './game-list/game-results.tsx'
import { GameSearch } from './game-list/game-search.tsx'
import { sectionOf, vendorsToChoose, viewOf, viewWithin } from './game-list/game-view.ts'
import type { GameView } from './game-list/game-view.ts'
import { VendorStrip } from './game-list/vendor-strip.tsx'
import { gamesIn, isHotList, isOwn } from './game-list/queries.ts'
import { QuickTabs } from './game-list/quick-tabs.tsx'
import { ShowView } from './game-list/show-view.ts'
import { unknownIn } from './game-list/unknown-in.ts'
import { useGameView } from './game-list/use-game-view.ts'
import { hotGames, vendorSettings } from './queries.ts'
import { UnknownNote } from './unknown-note.tsx'

export const loader: PageLoader = ({ search, queries }) => {
  const settings = queries.query(vendorSettings)
  return settle([settings, settings.then((known) => gamesOf(viewWithin(known, viewOf(search)), queries))])
}

async function gamesOf(view: GameView, queries: QueryClient): Promise<void> {
  // The server has no member.
  if (isOwn(view) && (import.meta.env.SSR || !sessionStore.get())) return
  await (isHotList(view) ? queries.query(hotGames(view.category)) : queries.infiniteQuery(gamesIn(view)))
}

/** Games of a category, filtered by vendor, class and name; also hot games and the member's own. */
export default function GameListPage() {
  // Another history entry is a separate list, even at the same address.
  const { key } = useLocation()
  return <GameList key={key} />
}

function GameList() {
  const { t } = useLingui()
  const { view, position, line, isPending, show, onSearch, type } = useGameView()
  const [first] = useState(view)
  return (
    <ShowView value={show}>
      <div className={styles.page}>
        <GameSearch key={line.drawn} category={view.category} typed={line.typed} onType={type} onEnter={onSearch} />
        <PageSection skeleton={<div className={styles.narrowing} />}>
          {view === first && <WhatIsUnknown />}
          <Narrowing view={view} />
        </PageSection>
        <div className={styles.results} aria-busy={isPending}>
          <PageSection
            // While a name is typed, the previous result stays until the next one is loaded.
            key={JSON.stringify({ ...view, name: '' })}
            skeleton={<GameGridSkeleton count={15} />}
            failedTitle={t`Couldn’t load games`}
          >
            <GameResults view={view} position={position} />
          </PageSection>
        </div>
      </div>
    </ShowView>
  )
}

/** The unavailable part of the requested view, until another choice is made. */
function WhatIsUnknown() {
  const { data: settings } = useSuspenseQuery(vendorSettings)
  const unknown = unknownIn(useSearch(), settings)
  return unknown && <UnknownNote unknown={unknown} />
}

function Narrowing({ view: requested }: { view: GameView }) {
  const { data: settings } = useSuspenseQuery(vendorSettings)
  const view = viewWithin(settings, requested)
  const section = sectionOf(settings, view.category)
  const vendors = vendorsToChoose(section)
  return (
    <div className={styles.narrowing}>
      <CategoryNav active={view.category} ordered={settings.sorting.map(({ category }) => category)} />
      <div className={styles.tabs}>
        <QuickTabs view={view} />
        <FilterButton view={view} />
      </div>
      {vendors.length > 0 && <VendorStrip view={view} vendors={vendors} />}
      {view.tab === 'all' && section && <ClassMenu view={view} classes={section.classes} />}
    </div>
  )
}
