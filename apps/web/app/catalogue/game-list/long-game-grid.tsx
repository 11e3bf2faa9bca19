import type { Game } from '@ante/contract/catalogue/games.ts'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { classes } from '../../lib/browser/classes.ts'
import { useFavourites } from '../favourites.ts'
import { PictureElement } from '../../ui/picture-element.ts'
import gridStyles from '../game-grid.module.css'
import { GameTile } from '../game-tile.tsx'
import styles from './long-game-grid.module.css'
import { MarkedName } from './marked-name.tsx'
import { PictureInTurn, Turns } from './picture-in-turn.tsx'
import { COLUMNS } from './place.ts'
import type { TilePlaces } from './tile-places.ts'
import { useDrawnTiles } from './use-drawn-tiles.ts'
import { useKeptPlace } from './use-kept-place.ts'

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

/** What a list says whose end nobody knows. */
const UNKNOWN = -1

/**
 * Any number of games, three in a row. Only those near the screen are drawn, and the one that has the focus, wherever it
 * is; the others keep their room.
 */
export const LongGameGrid = memo(({ empty, ...list }: LongGameGridProps) => {
  const marked = useFavourites()
  return list.games.length === 0 ? empty : <DrawnGames {...list} marked={marked} />
})
LongGameGrid.displayName = 'LongGameGrid'

interface DrawnGamesProps extends Omit<LongGameGridProps, 'empty'> {
  marked: readonly number[]
}

function DrawnGames({ games, marked, typed, place, isWhole = true, amongHot = false }: DrawnGamesProps) {
  const list = useRef<HTMLUListElement>(null)
  const rows = Math.ceil(games.length / COLUMNS)
  const { tiles, tilePlaces, rowPx, pictures } = useDrawnTiles(list, games.length)
  useKeptPlace(list, { asked: place, isThere: isWhole || games.length > place, rowPx })
  return (
    <Turns value={pictures}>
      <PictureElement value={PictureInTurn}>
        <ul
          ref={list}
          className={classes(gridStyles.grid, styles.long, rowPx > 0 && styles.placed)}
          style={rowPx > 0 ? { height: `calc(${rows * rowPx}px - var(--space-2))` } : undefined}
        >
          {tiles.map(({ key }) => (
            <DrawnGame
              key={key}
              tile={key}
              tilePlaces={tilePlaces}
              games={games}
              size={isWhole ? games.length : UNKNOWN}
              rowPx={rowPx}
              marked={marked}
              amongHot={amongHot}
              typed={typed}
            />
          ))}
        </ul>
      </PictureElement>
    </Turns>
  )
}

interface DrawnGameProps extends Omit<TileProps, 'game' | 'at' | 'marked'> {
  /** The key of its nodes. */
  tile: number
  tilePlaces: TilePlaces
  games: readonly Game[]
  marked: readonly number[]
}

/** The game of a place of the list, and of another once that one is gone. */
const DrawnGame = memo(({ tile, tilePlaces, games, marked, ...look }: DrawnGameProps) => {
  const [at, setAt] = useState(() => tilePlaces.placeOf(tile))
  useLayoutEffect(() => tilePlaces.watch(tile, setAt), [tilePlaces, tile])
  const game = at === undefined ? undefined : games[at]
  return game && at !== undefined ? <Tile {...look} game={game} at={at} marked={marked.includes(game.nodeId)} /> : null
})
DrawnGame.displayName = 'DrawnGame'

interface TileProps {
  game: Game
  at: number
  /** Of the whole list. */
  size: number
  rowPx: number
  marked: boolean
  amongHot: boolean
  typed: string
}

const columns = [styles.first, styles.second, styles.third]

/** A tile that stays as it is while others come and go around it. It stands in the flow until the rows were measured. */
const Tile = memo(({ game, at, size, rowPx, marked, amongHot, typed }: TileProps) => (
  <li
    aria-posinset={at + 1}
    aria-setsize={size}
    className={rowPx > 0 ? columns[at % COLUMNS] : undefined}
    style={rowPx > 0 ? { top: Math.floor(at / COLUMNS) * rowPx } : undefined}
  >
    <GameTile
      game={game}
      marked={marked}
      amongHot={amongHot}
      name={<MarkedName name={game.gameName} typed={typed} />}
    />
  </li>
))
Tile.displayName = 'Tile'
