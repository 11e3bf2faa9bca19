import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useLocation, useNavigate, useSearch } from '../../lib/pages/router.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { gameListAddress } from '../game-list-address.ts'
import { GameSearch } from '../game-list/game-search.tsx'
import { positionOf } from '../game-list/list-position.ts'
import { UnknownNote } from '../unknown-note.tsx'
import { centreAddress } from './centre-address.ts'
import { CentreNav } from './centre-nav.tsx'
import { CentreSkeleton } from './centre-skeleton.tsx'
import { categoriesIn, centreOf } from './centre-view.ts'
import { loadHall } from './load-hall.ts'
import { VendorHall } from './vendor-hall.tsx'
import { VendorHalls } from './vendor-halls.tsx'
import styles from './game-centre.module.css'
import { halls } from './queries.ts'

export const loader: PageLoader = ({ search, queries }) => settle([loadHall(search, queries)])

/** The vendors of all games by category, of one category, or the page of one vendor. */
export default function GameCentrePage() {
  const { key } = useLocation()
  return (
    <PageSection key={key} skeleton={<CentreSkeleton />}>
      <GameCentre />
    </PageSection>
  )
}

function GameCentre() {
  const search = useSearch()
  const { data } = useSuspenseQuery(halls)
  const { category, vendorHalls, unknown } = centreOf(search, data)
  const [position] = useState(() => positionOf(search))
  const [hall, ...others] = vendorHalls
  return (
    <div className={styles.page}>
      {unknown && <UnknownNote unknown={unknown} />}
      {hall ? <VendorHall halls={[hall, ...others]} position={position} /> : <Overview category={category} />}
    </div>
  )
}

function Overview({ category }: { category: ReturnType<typeof centreOf>['category'] }) {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(halls)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const find = (name: string) => {
    if (name.trim()) navigate(gameListAddress({ category: 'HOT', name: name.trim() }))
  }
  const shownHalls = category ? data.filter((hall) => hall.category === category) : data
  return (
    <div className={styles.overview}>
      <GameSearch category="HOT" typed={typed} onType={setTyped} onEnter={find} label={t`Search providers and games`} />
      <CentreNav choices={[null, ...categoriesIn(data)]} active={category} addressOf={centreAddress} />
      <VendorHalls halls={shownHalls} typed={typed.trim()} />
    </div>
  )
}
