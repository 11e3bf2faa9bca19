import type { Game } from '@ante/contract/catalogue/games.ts'
import { memo, useRef } from 'react'
import type { CSSProperties, ReactNode } from 'react'

import { useFavourites } from '../favourites.ts'
import gridStyles from '../game-grid.module.css'
import { GameTile } from '../game-tile.tsx'
import styles from './long-game-grid.module.css'
import { MarkedName } from './marked-name.tsx'
import { COLUMNS } from './place.ts'
import { placesDrawn } from './places-drawn.ts'
import { useFocusedPlace } from './use-focused-place.ts'
import { useKeptPlace } from './use-kept-place.ts'
import { usePlacesInView } from './use-places-in-view.ts'

interface LongGameGridProps {
  games: readonly Game[]
  /** What stands there when there is nothing. */
  empty: ReactNode
  /** What was typed to find them. */
  typed: string
  /** The place in the list that the address asked for. */
  place: number
  /** Whether no more of them will come. */
  isWhole?: boolean
  amongHot?: boolean
}

/**
 * Any number of games, three in a row. Only those near the screen are drawn, and the one that has the focus, wherever it
 * is; the others keep their room.
 */
export const LongGameGrid = memo(
  ({ games, empty, typed, place, isWhole = true, amongHot = false }: LongGameGridProps) => {
    const marked = useFavourites()
    const list = useRef<HTMLUListElement>(null)
    const rows = Math.ceil(games.length / COLUMNS)
    const { from, to, rowPx } = usePlacesInView(list, games.length)
    useKeptPlace(list, { asked: place, isThere: isWhole || games.length > place, rowPx })
    const focused = useFocusedPlace(list)
    if (games.length === 0) return empty
    const first = Math.min(from, (rows - 1) * COLUMNS)
    const inView = { from: first, to: Math.max(to, first + COLUMNS) }
    return (
      <ul
        ref={list}
        className={`${gridStyles.grid} ${styles.long}`}
        style={{
          paddingTop: (first / COLUMNS) * rowPx,
          paddingBottom: Math.max(0, rows - Math.ceil(to / COLUMNS)) * rowPx,
        }}
      >
        {placesDrawn(inView, { focused, games: games.length }).map((at) => {
          const game = games[at]
          if (!game) return null
          const isFar = at < inView.from || at >= inView.to
          return (
            <li
              key={game.nodeId}
              aria-posinset={at + 1}
              aria-setsize={games.length}
              className={isFar ? styles.far : undefined}
              style={isFar ? farPlace(at, rowPx) : undefined}
            >
              <Tile game={game} marked={marked.includes(game.nodeId)} amongHot={amongHot} typed={typed} />
            </li>
          )
        })}
      </ul>
    )
  },
)
LongGameGrid.displayName = 'LongGameGrid'

interface FarPlace extends CSSProperties {
  '--column': number
}

/** Out of the rows that are drawn, where its own row would be; the style sheet knows how wide a column is. */
const farPlace = (at: number, rowPx: number): FarPlace => ({
  top: Math.floor(at / COLUMNS) * rowPx,
  '--column': at % COLUMNS,
})

interface TileProps {
  game: Game
  marked: boolean
  amongHot: boolean
  typed: string
}

/** A tile that stays as it is while others come and go around it. */
const Tile = memo(({ game, marked, amongHot, typed }: TileProps) => (
  <GameTile game={game} marked={marked} amongHot={amongHot} name={<MarkedName name={game.gameName} typed={typed} />} />
))
Tile.displayName = 'Tile'
