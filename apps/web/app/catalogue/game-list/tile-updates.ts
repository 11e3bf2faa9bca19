import type { DrawnTile } from './drawn-tiles.ts'
import { tileContentAt } from './tile-content.ts'
import type { TileContent, TileContext } from './tile-content.ts'

type Listener = (content: TileContent) => void

/**
 * Content of each tile by the key of its nodes, in a list that reuses nodes. Only nodes whose position has changed are
 * notified: one tile changes in each frame of scrolling, and comparing all tiles would cause most of the frame's
 * garbage.
 */
export class TileUpdates {
  readonly #at: Map<number, number>
  readonly #listeners = new Map<number, Listener>()
  #context: TileContext

  constructor(tiles: readonly DrawnTile[], context: TileContext) {
    this.#at = new Map(tiles.map(({ at, key }) => [key, at]))
    this.#context = context
  }

  /** Returns the content for these nodes; null when their position is beyond the end of the list. */
  contentOf(key: number): TileContent | null {
    return tileContentAt(this.#at.get(key), this.#context)
  }

  /** Sets the drawn positions. */
  show(tiles: readonly DrawnTile[]): void {
    tiles.forEach(({ at, key }) => {
      if (this.#at.get(key) === at) return
      this.#at.set(key, at)
      this.#notify(key)
    })
    if (this.#at.size > tiles.length) this.#removeAllExcept(tiles)
  }

  /** Changes the common data of all tiles. */
  update(context: TileContext): void {
    this.#context = context
    for (const key of this.#listeners.keys()) this.#notify(key)
  }

  /** Calls back with the current content and each change, until the returned function is called. */
  watch(key: number, notify: Listener): () => void {
    this.#listeners.set(key, notify)
    this.#notify(key)
    return () => this.#listeners.delete(key)
  }

  #notify(key: number): void {
    const notify = this.#listeners.get(key)
    const content = notify && this.contentOf(key)
    if (notify && content) notify(content)
  }

  #removeAllExcept(tiles: readonly DrawnTile[]): void {
    const remaining = new Set(tiles.map(({ key }) => key))
    for (const key of this.#at.keys()) if (!remaining.has(key)) this.#at.delete(key)
  }
}
