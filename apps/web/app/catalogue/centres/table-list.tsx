import type { Game } from '@ante/contract/catalogue/games.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useFavourites } from '../favourites.ts'
import { NoGames } from '../game-list/no-games.tsx'
import { PagedGames } from '../game-list/paged-games.tsx'
import { GameListLink } from './game-list-link.tsx'
import { lobbyGames } from './lobby-view.ts'
import type { LobbyView } from './lobby-view.ts'
import { halls } from './queries.ts'
import { TableRow } from './table-row.tsx'
import styles from './table-list.module.css'

const WAITING_PX = 480

/** The tables of a view, as a vertical list. */
export function TableList({ view }: { view: LobbyView }) {
  const { t } = useLingui()
  return (
    <GameListLink>
      <PageSection skeleton={<Skeleton height={WAITING_PX} />} failedTitle={t`Couldn’t load games`}>
        <Tables view={view} />
      </PageSection>
    </GameListLink>
  )
}

function Tables({ view }: { view: LobbyView }) {
  const requested = lobbyGames(view)
  if (!view.category) return <NoGames view={requested} />
  return <PagedGames view={requested} position={0} Layout={TableRows} />
}

function TableRows({ games }: { games: readonly Game[] }) {
  const { data } = useSuspenseQuery(halls)
  const marked = useFavourites()
  const vendorNames = new Map(data.map(({ vendor, vendorName }) => [vendor, vendorName]))
  return (
    <ul className={styles.list}>
      {games.map((game) => (
        <li key={game.nodeId}>
          <TableRow
            game={game}
            vendorName={vendorNames.get(game.vendor) ?? game.vendor}
            marked={marked.includes(game.nodeId)}
          />
        </li>
      ))}
    </ul>
  )
}
