import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useLocation, useSearch } from '../../lib/pages/router.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { positionOf } from '../game-list/list-position.ts'
import { jackpot, vendorSettings } from '../queries.ts'
import { UnknownNote } from '../unknown-note.tsx'
import { CentreSkeleton } from './centre-skeleton.tsx'
import { centreOf } from './centre-view.ts'
import { loadHall } from './load-hall.ts'
import { VendorHall } from './vendor-hall.tsx'
import { halls, shelvedGames } from './queries.ts'
import { SlotsOverview } from './slots-overview.tsx'
import styles from './game-centre.module.css'

export const loader: PageLoader = ({ search, queries }) => {
  const requested = slotsOf(search)
  const overview = [
    queries.query(jackpot),
    queries.query(vendorSettings),
    queries.query(shelvedGames({ category: 'RNG', vendor: '', classify: 'HOT' })),
    queries.query(shelvedGames({ category: 'RNG', vendor: '', classify: 'NEW' })),
  ]
  return settle([loadHall(requested, queries), ...(requested.has('vassalage') ? [] : overview)])
}

/** Slots, regardless of other parameters in the address. */
function slotsOf(search: URLSearchParams): URLSearchParams {
  const vendor = search.get('vassalage')
  return new URLSearchParams([['gameType', 'RNG'], ...(vendor ? [['vassalage', vendor]] : [])])
}

/** Slots center: the jackpot, popular and new games, classes and vendors; or the page of one vendor. */
export default function SlotsCentrePage() {
  const { key } = useLocation()
  return (
    <PageSection key={key} skeleton={<CentreSkeleton />}>
      <SlotsCentre />
    </PageSection>
  )
}

function SlotsCentre() {
  const search = useSearch()
  const { data } = useSuspenseQuery(halls)
  const { vendorHalls, unknown } = centreOf(slotsOf(search), data)
  const [position] = useState(() => positionOf(search))
  const [hall, ...others] = vendorHalls
  return (
    <div className={styles.page}>
      {unknown && <UnknownNote unknown={unknown} />}
      {hall ? (
        <VendorHall halls={[hall, ...others]} position={position} />
      ) : (
        <SlotsOverview halls={data.filter(({ category }) => category === 'RNG')} />
      )}
    </div>
  )
}
