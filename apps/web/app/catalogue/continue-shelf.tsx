import { listFavourites } from '@ante/contract/catalogue/favourites.ts'
import { listRecentGames } from '@ante/contract/catalogue/recents.ts'
import { useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'

import { queryOf } from '../lib/calls/query-client.ts'
import { SectionHead } from '../ui/section-head.tsx'
import { continueGames } from './continue-games.ts'
import styles from './continue-shelf.module.css'
import { useFavourites } from './favourites.ts'
import { GameShelfTiles } from './game-shelf-tiles.tsx'
import { GameShelfSkeleton } from './game-shelf.tsx'

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

/** The member's recent games, and then their favourites. */
export function ContinueShelf() {
  const { t } = useLingui()
  const marked = useFavourites()
  const recent = useQuery(recents)
  const favourite = useQuery(favourites)
  if (recent.isPending || favourite.isPending) return <GameShelfSkeleton />
  const name = t`Continue playing`
  const games = continueGames(recent.data?.list ?? [], favourite.data?.content ?? [])
  return (
    <section>
      <SectionHead title={name} more={{ to: '/m/gameList?gameType=HOT&tab=recent', label: t`See all: ${name}` }} />
      {games.length === 0 ? (
        <p className={styles.empty}>{t`Games you play, or mark with a heart, appear here.`}</p>
      ) : (
        <GameShelfTiles games={games} marked={marked} />
      )}
    </section>
  )
}
