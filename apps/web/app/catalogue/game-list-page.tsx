import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import type { PageLoader } from '../lib/page-module.ts'
import { settle } from '../lib/query-client.ts'
import { useSearch } from '../lib/router.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { CategoryNav } from './category-nav.tsx'
import { ClassMenu } from './class-menu.tsx'
import { filterOf } from './game-filter.ts'
import type { GameFilter } from './game-list-address.ts'
import { GameGridSkeleton } from './game-grid.tsx'
import styles from './game-list-page.module.css'
import { GameResults } from './game-results.tsx'
import { GameSearch } from './game-search.tsx'
import { gamesBy, hotGames, vendorSettings } from './queries.ts'
import { VendorStrip } from './vendor-strip.tsx'

export const loader: PageLoader = ({ search, queries }) => {
  const filter = filterOf(search)
  return settle([
    queries.query(vendorSettings),
    filter.category === 'HOT' ? queries.query(hotGames()) : queries.infiniteQuery(gamesBy(filter)),
  ])
}

/** All games of a category, by maker, class and name. What is asked for stands in the address. */
export default function GameListPage() {
  const { t } = useLingui()
  const search = useSearch()
  const filter = filterOf(search)
  return (
    <div className={styles.page}>
      <GameSearch filter={filter} />
      <PageSection skeleton={<div className={styles.narrowing} />}>
        <Narrowing filter={filter} />
      </PageSection>
      <PageSection
        key={JSON.stringify(filter)}
        skeleton={<GameGridSkeleton count={15} />}
        failedTitle={t`The games did not load`}
      >
        <GameResults filter={filter} />
      </PageSection>
    </div>
  )
}

function Narrowing({ filter }: { filter: GameFilter }) {
  const { data: settings } = useSuspenseQuery(vendorSettings)
  const vendors = settings.sorting.find(({ gameCategory }) => gameCategory === filter.category)?.vendorNames ?? []
  return (
    <div className={styles.narrowing}>
      <CategoryNav active={filter.category} ordered={settings.sorting.map(({ gameCategory }) => gameCategory)} />
      {vendors.length > 1 && <VendorStrip category={filter.category} vendors={vendors} active={filter.vendor} />}
      <ClassMenu filter={filter} />
    </div>
  )
}
