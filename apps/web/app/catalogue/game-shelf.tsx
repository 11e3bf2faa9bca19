import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { SectionHead } from '../ui/section-head.tsx'
import { categoryTexts } from './category-texts.ts'
import { useFavourites } from './favourites.ts'
import { gameListAddress } from './game-list-address.ts'
import { GameShelfTiles } from './game-shelf-tiles.tsx'
import { GameTileSkeleton } from './game-tile.tsx'
import styles from './game-shelf.module.css'
import { hotGames, LOBBY_GAMES } from './queries.ts'

/** Maximum number of games on a shelf; "see all" leads to more. */
const SHELF_GAMES = 12

/** The popular games of one category, horizontally scrollable. */
export function GameShelf({ category }: { category: GameCategory }) {
  const { t, i18n } = useLingui()
  const { data: games } = useSuspenseQuery(hotGames(category))
  const marked = useFavourites()
  const name = i18n._(categoryTexts[category])
  const { data: hot } = useSuspenseQuery(hotGames())
  // The first hot games are shown in the lobby above, and are not repeated.
  const otherGames = games.filter(({ nodeId }) => !hot.slice(0, LOBBY_GAMES).some((game) => game.nodeId === nodeId))
  if (otherGames.length === 0) return null
  return (
    <section className={styles.section}>
      <SectionHead
        title={t`Popular: ${name}`}
        more={{ to: gameListAddress({ category }), label: t`See all: ${name}` }}
      />
      <GameShelfTiles games={otherGames.slice(0, SHELF_GAMES)} marked={marked} />
    </section>
  )
}

export function GameShelfSkeleton() {
  return (
    <div>
      <div className={styles.head} />
      <div className={styles.shelf}>
        {[1, 2, 3, 4].map((index) => (
          <span key={index} className={styles.container}>
            <GameTileSkeleton />
          </span>
        ))}
      </div>
    </div>
  )
}
