import type { Game } from '@ante/contract/catalogue/games.ts'

import { GameTile } from './game-tile.tsx'
import styles from './game-shelf.module.css'

interface GameShelfTilesProps {
  games: readonly Game[]
  /** Ids of the member's favourites. */
  marked: readonly number[]
}

/** The tiles of a horizontally scrollable shelf. */
export function GameShelfTiles({ games, marked }: GameShelfTilesProps) {
  return (
    <ul className={styles.shelf}>
      {games.map((game) => (
        <li key={game.nodeId} className={styles.container}>
          <GameTile game={game} marked={marked.includes(game.nodeId)} amongHot />
        </li>
      ))}
    </ul>
  )
}
