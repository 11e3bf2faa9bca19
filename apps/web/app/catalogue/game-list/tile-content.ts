import type { Game } from '@ante/contract/catalogue/games.ts'

import { pictureAddress } from '../../ui/picture-address.ts'
import tileStyles from '../game-tile.module.css'
import { launchAddress } from '../launch-address.ts'
import styles from './long-game-grid.module.css'
import { COLUMNS } from './place.ts'

/** What all tiles of a list have in common. */
export interface TileLook {
  games: readonly Game[]
  /** Of the whole list; -1 while nobody knows its end. */
  size: number
  /** A row with the space below it; 0 until it was measured: until then the tiles stand in the flow. */
  rowPx: number
  /** The numbers of the games that are the member's favourites. */
  marked: readonly number[]
  /** Among games that are all hot, the ribbon would say nothing. */
  amongHot: boolean
  /** What was typed to find them. */
  typed: string
  words: { new: string; hot: string; closed: string; favourite: (name: string) => string }
  /** Where pictures are to be had, and the addresses of those that failed. */
  sources: readonly string[]
  failed: ReadonlySet<string>
}

/** Words over the cover in their class; no words and no class where there is nothing to say. */
interface Sign {
  words: string
  look: string | undefined
}

/** What one tile shows, down to the text of its attributes. */
export interface TileContent {
  /** Counted from 1, as it is read out. */
  place: number
  size: number
  column: string | undefined
  topPx: number | undefined
  address: string
  /** Null where it is to be had nowhere. */
  picture: string | null
  ribbon: Sign
  closed: Sign
  name: string
  typed: string
  favourite: string
  isMarked: boolean
}

const NO_SIGN: Sign = { words: '', look: undefined }

const columns = [styles.first, styles.second, styles.third]

/** The face of the tile at a place of the list, counted from 0; null beyond its end. */
export function tileContentAt(at: number | undefined, look: TileLook): TileContent | null {
  const game = at === undefined ? undefined : look.games[at]
  if (at === undefined || game === undefined) return null
  const { rowPx, words } = look
  return {
    place: at + 1,
    size: look.size,
    column: rowPx > 0 ? columns[at % COLUMNS] : undefined,
    topPx: rowPx > 0 ? Math.floor(at / COLUMNS) * rowPx : undefined,
    address: launchAddress(game),
    picture: pictureOf(game, look),
    ribbon: ribbonOf(game, look),
    closed: game.closed ? { words: words.closed, look: tileStyles.closed } : NO_SIGN,
    name: game.gameName,
    typed: look.typed,
    favourite: words.favourite(game.gameName),
    isMarked: look.marked.includes(game.nodeId),
  }
}

function ribbonOf({ isNew, hot }: Game, { amongHot, words }: TileLook): Sign {
  if (isNew) return { words: words.new, look: tileStyles.new }
  return hot && !amongHot ? { words: words.hot, look: tileStyles.hot } : NO_SIGN
}

function pictureOf({ showIcon }: Game, { sources, failed }: TileLook): string | null {
  const addressAfter = (failures: number): string | null => {
    const address = pictureAddress(showIcon, sources, failures)
    return address !== null && failed.has(address) ? addressAfter(failures + 1) : address
  }
  return addressAfter(0)
}
