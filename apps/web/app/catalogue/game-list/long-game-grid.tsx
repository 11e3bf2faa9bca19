import type { Game } from '@ante/contract/catalogue/games.ts'
import { memo, useRef } from 'react'
import type { ReactNode } from 'react'

import { classes } from '../../lib/browser/classes.ts'
import { useFavourites } from '../favourites.ts'
import gridStyles from '../game-grid.module.css'
import styles from './long-game-grid.module.css'
import { LongTile } from './long-tile.tsx'
import { useDrawnTiles } from './use-drawn-tiles.ts'
import { useStoredScroll } from './use-stored-scroll.ts'
import { useTileContext } from './use-tile-context.ts'
import { useTileTaps } from './use-tile-taps.ts'

interface LongGameGridProps {
  games: readonly Game[]
  /** Shown when there are no games. */
  empty: ReactNode
  /** Search text. */
  typed: string
  /** Position in the list from the address. */
  position: number
  /** Whether all games are loaded. */
  isWhole?: boolean
  amongHot?: boolean
}

/** aria-setsize of a list with an unknown end. */
const UNKNOWN = -1

/**
 * A grid of any number of games; on a phone with three in a row. Only tiles near the screen, and the focused one, are
 * drawn; the space of the others is reserved.
 */
export const LongGameGrid = memo(({ empty, ...list }: LongGameGridProps) => {
  const marked = useFavourites()
  return list.games.length === 0 ? empty : <DrawnGames {...list} marked={marked} />
})
LongGameGrid.displayName = 'LongGameGrid'

interface DrawnGamesProps extends Omit<LongGameGridProps, 'empty'> {
  marked: readonly number[]
}

function DrawnGames({ games, marked, typed, position, isWhole = true, amongHot = false }: DrawnGamesProps) {
  const list = useRef<HTMLUListElement>(null)
  const context = useTileContext(list, { games, size: isWhole ? games.length : UNKNOWN, marked, amongHot, typed })
  const { tiles, tileUpdates, pictures, rowPx, columns } = useDrawnTiles(list, context)
  useTileTaps(list, games)
  useStoredScroll(list, { requested: position, isRendered: isWhole || games.length > position, rowPx, columns })
  return (
    <ul
      ref={list}
      className={classes(gridStyles.grid, styles.long, rowPx > 0 && styles.placed)}
      // A list sorted by return to player shows it, and begins with games that declare it.
      data-rated={games[0]?.returnToPlayer === undefined ? undefined : true}
      style={rowPx > 0 ? measures(Math.ceil(games.length / columns), rowPx) : undefined}
    >
      {tiles.map(({ key }) => (
        <LongTile key={key} tile={key} tiles={tileUpdates} pictures={pictures} />
      ))}
    </ul>
  )
}

const measures = (rows: number, rowPx: number) => ({
  height: `calc(${rows * rowPx}px - var(--space-2))`,
  '--row': `${rowPx}px`,
})
