import type { DrawnTile } from './drawn-tiles.ts'
import { tileContentAt } from './tile-content.ts'
import type { TileContent, TileLook } from './tile-content.ts'

type Tell = (face: TileContent) => void

/**
 * Content of the nodes of each key. A change of a position notifies only its nodes: in each frame of scrolling one tile
 * becomes another, and checking all of them would be most of the frame's garbage.
 */
export class LongTiles {
  readonly #at: Map<number, number>
  readonly #told = new Map<number, Tell>()
  #look: TileLook

  constructor(tiles: readonly DrawnTile[], look: TileLook) {
    this.#at = new Map(tiles.map(({ at, key }) => [key, at]))
    this.#look = look
  }

  /** Null when its position is beyond the end of the list. */
  faceOf(key: number): TileContent | null {
    return tileContentAt(this.#at.get(key), this.#look)
  }

  /** Sets the drawn positions. */
  show(tiles: readonly DrawnTile[]): void {
    tiles.forEach(({ at, key }) => {
      if (this.#at.get(key) === at) return
      this.#at.set(key, at)
      this.#tell(key)
    })
    if (this.#at.size > tiles.length) this.#forgetOthersThan(tiles)
  }

  /** Changes the common data of all tiles. */
  lookLike(look: TileLook): void {
    this.#look = look
    for (const key of this.#told.keys()) this.#tell(key)
  }

  /** Calls back with the current content and each change, until the returned function is called. */
  watch(key: number, notify: Tell): () => void {
    this.#told.set(key, notify)
    this.#tell(key)
    return () => this.#told.delete(key)
  }

  #tell(key: number): void {
    const notify = this.#told.get(key)
    const face = notify && this.faceOf(key)
    if (notify && face) notify(face)
  }

  #forgetOthersThan(tiles: readonly DrawnTile[]): void {
    const stay = new Set(tiles.map(({ key }) => key))
    for (const key of this.#at.keys()) if (!stay.has(key)) this.#at.delete(key)
  }
}
