import type { DrawnTile } from './drawn-tiles.ts'

type Tell = (at: number) => void

/**
 * Which place the nodes of each key draw. A change is told to those nodes alone: in each frame of a scrolling finger one tile
 * becomes another, and to look at all of them for it would be most of the frame's garbage.
 */
export class TilePlaces {
  readonly #at: Map<number, number>
  readonly #told = new Map<number, Tell>()

  constructor(tiles: readonly DrawnTile[]) {
    this.#at = new Map(tiles.map(({ at, key }) => [key, at]))
  }

  placeOf(key: number): number | undefined {
    return this.#at.get(key)
  }

  show(tiles: readonly DrawnTile[]): void {
    tiles.forEach(({ at, key }) => {
      if (this.#at.get(key) === at) return
      this.#at.set(key, at)
      this.#told.get(key)?.(at)
    })
    if (this.#at.size > tiles.length) this.#forgetOthersThan(tiles)
  }

  /** Tells of the place now and of each change, until what comes back is called. */
  watch(key: number, tell: Tell): () => void {
    this.#told.set(key, tell)
    const at = this.#at.get(key)
    if (at !== undefined) tell(at)
    return () => this.#told.delete(key)
  }

  #forgetOthersThan(tiles: readonly DrawnTile[]): void {
    const stay = new Set(tiles.map(({ key }) => key))
    for (const key of this.#at.keys()) if (!stay.has(key)) this.#at.delete(key)
  }
}
