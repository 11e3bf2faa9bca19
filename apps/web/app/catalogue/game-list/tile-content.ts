import type { Game } from '@ante/contract/catalogue/games.ts'

import { pictureAddress } from '../../ui/picture-address.ts'
import tileStyles from '../game-tile.module.css'
import { launchAddress } from '../launch-address.ts'
import styles from './long-game-grid.module.css'

/** Common data of all tiles of a list. */
export interface TileContext {
  games: readonly Game[]
  /** Size of the whole list; -1 while unknown. */
  size: number
  /** Row height including the gap; 0 until measured: until then tiles are in the normal flow. */
  rowPx: number
  /** Tiles in a row. */
  columns: number
  /** Ids of the member's favourites. */
  marked: readonly number[]
  /** Whether it is a list of hot games, in which their ribbon is omitted. */
  amongHot: boolean
  /** Search text. */
  typed: string
  texts: {
    new: string
    hot: string
    closed: string
    favourite: (name: string) => string
    aboutGame: (name: string) => string
    rate: (game: Pick<Game, 'category' | 'returnToPlayer'>) => string
  }
  /** Hosts of pictures in order of preference, and the addresses that failed. */
  sources: readonly string[]
  failed: ReadonlySet<string>
}

/** Text and class of a ribbon over the cover; both empty without one. */
interface Ribbon {
  text: string
  className: string | undefined
}

/** Complete content of one tile, including attribute values. */
export interface TileContent {
  /** Counted from 1, as read by screen readers. */
  position: number
  size: number
  column: string | undefined
  topPx: number | undefined
  address: string
  /** Address of the cover; null when no source has it. */
  picture: string | null
  ribbon: Ribbon
  closed: Ribbon
  /** The return to player, in lists sorted by it; otherwise empty. */
  rate: string
  name: string
  typed: string
  favourite: string
  aboutGame: string
  isMarked: boolean
}

const NO_RIBBON: Ribbon = { text: '', className: undefined }

const columnStyles = [styles.first, styles.second, styles.third, styles.fourth, styles.fifth, styles.sixth]

/** Returns the content of the tile at a position, counted from 0; null beyond the end. */
export function tileContentAt(at: number | undefined, context: TileContext): TileContent | null {
  const game = at === undefined ? undefined : context.games[at]
  if (at === undefined || game === undefined) return null
  const { rowPx, columns, texts } = context
  return {
    position: at + 1,
    size: context.size,
    column: rowPx > 0 ? columnStyles[at % columns] : undefined,
    topPx: rowPx > 0 ? Math.floor(at / columns) * rowPx : undefined,
    address: launchAddress(game),
    picture: pictureOf(game, context),
    ribbon: ribbonOf(game, context),
    closed: game.closed ? { text: texts.closed, className: tileStyles.closed } : NO_RIBBON,
    rate: texts.rate(game),
    name: game.gameName,
    typed: context.typed,
    favourite: texts.favourite(game.gameName),
    aboutGame: texts.aboutGame(game.gameName),
    isMarked: context.marked.includes(game.nodeId),
  }
}

function ribbonOf({ isNew, hot }: Game, { amongHot, texts }: TileContext): Ribbon {
  if (isNew) return { text: texts.new, className: tileStyles.new }
  return hot && !amongHot ? { text: texts.hot, className: tileStyles.hot } : NO_RIBBON
}

function pictureOf({ showIcon }: Game, { sources, failed }: TileContext): string | null {
  const addressAfter = (failures: number): string | null => {
    const address = pictureAddress(showIcon, sources, failures)
    return address !== null && failed.has(address) ? addressAfter(failures + 1) : address
  }
  return addressAfter(0)
}
