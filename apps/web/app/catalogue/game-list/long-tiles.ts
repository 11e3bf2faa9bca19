import type { DrawnTile } from './drawn-tiles.ts'
import { tileContentAt } from './tile-content.ts'
import type { TileContent, TileLook } from './tile-content.ts'

type Tell = (face: TileContent) => void

/**
 * What the nodes of each key show. A change of a place is told to those nodes alone: in each frame of a scrolling finger one tile
 * becomes another, and to look at all of them for it would be most of the frame's garbage.
 */
export class LongTiles {
  readonly #at: Map<number, number>
  readonly #told = new Map<number, Tell>()
  #look: TileLook

  constructor(tiles: readonly DrawnTile[], look: TileLook) {
    this.#at = new Map(tiles.map(({ at, key }) => [key, at]))
    this.#look = look
  }

  /** Null where its place is beyond the end of the list. */
  faceOf(key: number): TileContent | null {
    return tileContentAt(this.#at.get(key), this.#look)
  }

  /** They draw these places now. */
  show(tiles: readonly DrawnTile[]): void {
    tiles.forEach(({ at, key }) => {
      if (this.#at.get(key) === at) return
      this.#at.set(key, at)
      this.#tell(key)
    })
    if (this.#at.size > tiles.length) this.#forgetOthersThan(tiles)
  }

  /** All of them look otherwise. */
  lookLike(look: TileLook): void {
    this.#look = look
    for (const key of this.#told.keys()) this.#tell(key)
  }

  /** Tells of the face now and of each change, until what comes back is called. */
  watch(key: number, tell: Tell): () => void {
    this.#told.set(key, tell)
    this.#tell(key)
    return () => this.#told.delete(key)
  }

  #tell(key: number): void {
    const tell = this.#told.get(key)
    const face = tell && this.faceOf(key)
    if (tell && face) tell(face)
  }

  #forgetOthersThan(tiles: readonly DrawnTile[]): void {
    const stay = new Set(tiles.map(({ key }) => key))
    for (const key of this.#at.keys()) if (!stay.has(key)) this.#at.delete(key)
  }
}
