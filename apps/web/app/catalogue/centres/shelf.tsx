import type { Game } from '@ante/contract/catalogue/games.ts'

import { SectionHead } from '../../ui/section-head.tsx'
import { useFavourites } from '../favourites.ts'
import styles from '../game-shelf.module.css'
import { GameTile } from '../game-tile.tsx'

interface ShelfProps {
  title: string
  games: readonly Game[]
  more?: { to: string; label: string } | undefined
  amongHot?: boolean
}

/** A horizontally scrollable row of games; hidden when empty. */
export function Shelf({ title, games, more, amongHot = false }: ShelfProps) {
  const marked = useFavourites()
  if (games.length === 0) return null
  return (
    <section>
      <SectionHead title={title} {...(more && { more })} />
      <ul className={styles.shelf}>
        {games.map((game) => (
          <li key={game.nodeId} className={styles.container}>
            <GameTile game={game} marked={marked.includes(game.nodeId)} amongHot={amongHot} />
          </li>
        ))}
      </ul>
    </section>
  )
}
