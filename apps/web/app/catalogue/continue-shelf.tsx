import { listFavourites } from '@ante/contract/catalogue/favourites.ts'
import { listRecentGames } from '@ante/contract/catalogue/recents.ts'
import { useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { queryOf } from '../lib/calls/query-client.ts'
import { ButtonLink } from '../ui/button.tsx'
import { SectionHead } from '../ui/section-head.tsx'
import { CONTINUE_GAMES, continueGames, inTurn } from './continue-games.ts'
import styles from './continue-shelf.module.css'
import { useFavourites } from './favourites.ts'
import { gameListAddress } from './game-list-address.ts'
import { GameShelfSkeleton } from './game-shelf.tsx'
import shelf from './game-shelf.module.css'
import { GameTile } from './game-tile.tsx'

/** Each visit of home loads the latest games. */
const alwaysStale = { staleTime: 0 }
const recents = queryOptions({
  queryKey: ['member', 'continue', 'recents'],
  queryFn: queryOf(listRecentGames, {}),
  ...alwaysStale,
})
const favourites = queryOptions({
  queryKey: ['member', 'continue', 'favourites'],
  queryFn: queryOf(listFavourites, {}),
  ...alwaysStale,
})

const RECENT_GAMES = '/m/gameList?gameType=HOT&tab=recent'

/** A tile of the shelf. */
export interface ContinueTile {
  /** Code of the game, which the catalogue has as `gameId` if it has the game. */
  key: string
  tile: ReactNode
}

interface ContinueShelfProps {
  /** Tiles of other recent games that are not in the catalogue, newest first; null while they are loading. */
  others: readonly ContinueTile[] | null
  /** Address of all other recent games. */
  othersAddress: string
}

/** The member's recent games of the catalogue and others in turn, and then their favourites. */
export function ContinueShelf({ others, othersAddress }: ContinueShelfProps) {
  const { t } = useLingui()
  const marked = useFavourites()
  const recent = useQuery(recents)
  const favourite = useQuery(favourites)
  if (recent.isPending || favourite.isPending || others === null) return <GameShelfSkeleton />
  const name = t`Continue playing`
  // A favourite of the catalogue may be one of the others, whose keys are their codes.
  const games = continueGames(recent.data?.list ?? [], favourite.data?.content ?? []).filter(
    ({ gameId }) => !others.some(({ key }) => key === gameId),
  )
  const gameTiles = games.map((game) => ({
    key: String(game.nodeId),
    tile: <GameTile game={game} marked={marked.includes(game.nodeId)} amongHot />,
  }))
  const tiles = inTurn<ContinueTile>(gameTiles, others).slice(0, CONTINUE_GAMES)
  const all = games.length === 0 ? othersAddress : RECENT_GAMES
  return (
    <section>
      <SectionHead title={name} {...(tiles.length > 0 && { more: { to: all, label: t`See all: ${name}` } })} />
      {tiles.length === 0 ? (
        <div className={styles.empty}>
          <p className={styles.text}>{t`Games you play, or mark with a heart, appear here.`}</p>
          <ButtonLink variant="quiet" to={gameListAddress({ category: 'HOT' })}>{t`See hot games`}</ButtonLink>
        </div>
      ) : (
        <ul className={shelf.shelf}>
          {tiles.map(({ key, tile }) => (
            <li key={key} className={shelf.container}>
              {tile}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
