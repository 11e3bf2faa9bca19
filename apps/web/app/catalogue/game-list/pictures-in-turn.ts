import { CachedPictures } from './cached-pictures.ts'

/** What this knows of an image. */
export interface PictureNode {
  src: string
  /** Whether it has come, or never will. */
  readonly complete: boolean
  getAttribute(name: 'src'): string | null
  removeAttribute(name: 'src' | 'loading'): void
  getBoundingClientRect(): { top: number; bottom: number }
}

/** The pictures of a list that is scrolled: to ask for several in one frame would make it a long one. */
export class PicturesInTurn {
  #hasBegun = false
  #wake: () => void = () => {}
  readonly #waiting = new Map<PictureNode, string>()
  readonly #kept: CachedPictures

  constructor(kept = new CachedPictures()) {
    this.#kept = kept
  }

  /** Before, each is asked for at once. */
  get hasBegun(): boolean {
    return this.#hasBegun
  }

  /** From now on each waits for its turn, and `wake` is told of it. */
  begin(wake: () => void): void {
    this.#hasBegun = true
    this.#wake = wake
  }

  /**
   * Shows this picture in the node when it is its turn, none for null; one that was there lately, at once. Until then the node shows
   * nothing, and so never the picture of the game before.
   */
  show(node: PictureNode, source: string | null): void {
    if (this.#waiting.get(node) === source) return
    this.#waiting.delete(node)
    const before = node.getAttribute('src')
    if (before === source) return
    node.removeAttribute('loading')
    if (source !== null && this.#kept.has(source)) {
      node.src = source
      this.#kept.keep(source)
      return
    }
    node.removeAttribute('src')
    if (source === null) return
    this.#waiting.set(node, source)
    this.#wake()
  }

  /** The node is gone. */
  forget(node: PictureNode): void {
    this.#waiting.delete(node)
  }

  /** Asks for one, of those on the screen first; says whether more are waiting. */
  askForNext(screenPx: number): boolean {
    const node = this.#next(screenPx)
    const source = node && this.#waiting.get(node)
    if (node && source !== undefined) {
      this.#waiting.delete(node)
      node.src = source
      this.#kept.keep(source)
    }
    return this.#waiting.size > 0
  }

  #next(screenPx: number): PictureNode | undefined {
    for (const node of this.#waiting.keys()) {
      const { top, bottom } = node.getBoundingClientRect()
      if (bottom > 0 && top < screenPx) return node
    }
    return this.#waiting.keys().next().value
  }
}
