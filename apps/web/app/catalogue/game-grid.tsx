import type { Game } from '@ante/contract/catalogue/games.ts'
import type { ReactNode } from 'react'

import { List } from '../ui/list.tsx'
import { useFavourites } from './favourites.ts'
import styles from './game-grid.module.css'
import { GameTile, GameTileSkeleton } from './game-tile.tsx'

interface GameGridProps {
  games: readonly Game[]
  empty: ReactNode
  amongHot?: boolean
}

/** A grid of games, three in a row. */
export function GameGrid({ games, empty, amongHot = false }: GameGridProps) {
  const marked = useFavourites()
  return (
    <List items={games} className={styles.grid} empty={empty}>
      {(game) => (
        <li key={game.nodeId}>
          <GameTile game={game} marked={marked.includes(game.nodeId)} amongHot={amongHot} />
        </li>
      )}
    </List>
  )
}

export function GameGridSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <GameTileSkeleton key={index} />
      ))}
    </div>
  )
}
