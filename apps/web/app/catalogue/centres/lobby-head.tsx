import type { VendorHall } from '@ante/contract/catalogue/halls.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useNavigate } from '../../lib/pages/router.tsx'
import { gameListAddress } from '../game-list-address.ts'
import { chosenFilters } from '../game-list/chosen-filters.ts'
import { FilterButton } from '../game-list/filter-button.tsx'
import { FilterChips } from '../game-list/filter-chips.tsx'
import { GameSearch } from '../game-list/game-search.tsx'
import { ListHead } from '../game-list/list-head.tsx'
import { ShowView } from '../game-list/show-view.ts'
import { vendorSettings } from '../queries.ts'
import { tablesAddress } from './centre-address.ts'
import { CentreNav } from './centre-nav.tsx'
import { categoriesIn } from './centre-view.ts'
import styles from './game-centre.module.css'
import { lobbyAddress, lobbyGames } from './lobby-view.ts'
import type { LobbyView } from './lobby-view.ts'

interface LobbyHeadProps {
  view: LobbyView
  halls: readonly VendorHall[]
}

/** Head of the tables: search, filter, categories, and the chosen filters. */
export function LobbyHead({ view, halls }: LobbyHeadProps) {
  const { t } = useLingui()
  const { data: settings } = useSuspenseQuery(vendorSettings)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const find = (name: string) => {
    if (name.trim()) navigate(gameListAddress({ category: 'HOT', name: name.trim() }))
  }
  const games = lobbyGames(view)
  return (
    <ShowView value={(next) => navigate(lobbyAddress(next), { replace: true })}>
      <div className={styles.overview}>
        <ListHead
          search={<GameSearch category="HOT" typed={typed} onType={setTyped} onEnter={find} label={t`Search games`} />}
        >
          {view.category && <FilterButton view={games} chosen={chosenFilters(games, settings).length} isList={false} />}
        </ListHead>
        <CentreNav
          choices={categoriesIn(halls)}
          active={view.category}
          addressOf={(category) => tablesAddress(category ?? 'LIVE')}
        />
        <FilterChips view={games} settings={settings} />
      </div>
    </ShowView>
  )
}
