import { CachedPictures } from './cached-pictures.ts'

/** The used part of an image element. */
export interface PictureNode {
  src: string
  /** Whether the picture has loaded or failed. */
  readonly complete: boolean
  getAttribute(name: 'src'): string | null
  removeAttribute(name: 'src' | 'loading'): void
  getBoundingClientRect(): { top: number; bottom: number }
}

/** Loads the pictures of a scrolled list one per frame, because several requests would make a frame too long. */
export class PicturesInTurn {
  #isQueueing = false
  #wake: () => void = () => {}
  readonly #waiting = new Map<PictureNode, string>()
  readonly #cache: CachedPictures

  constructor(stored = new CachedPictures()) {
    this.#cache = stored
  }

  /** Whether pictures are queued. Before `begin`, each picture is requested immediately. */
  get isQueueing(): boolean {
    return this.#isQueueing
  }

  /** Starts queueing pictures; `wake` is called for each queued picture. */
  begin(wake: () => void): void {
    this.#isQueueing = true
    this.#wake = wake
  }

  /**
   * Shows this picture in the node when it is its turn, and a recently shown picture immediately; null shows none.
   * Until then the node is empty, and does not show the previous game's picture.
   */
  show(node: PictureNode, source: string | null): void {
    if (this.#waiting.get(node) === source) return
    this.#waiting.delete(node)
    const before = node.getAttribute('src')
    if (before === source) return
    node.removeAttribute('loading')
    if (source !== null && this.#cache.has(source)) {
      node.src = source
      this.#cache.add(source)
      return
    }
    node.removeAttribute('src')
    if (source === null) return
    this.#waiting.set(node, source)
    this.#wake()
  }

  /** Removes an unmounted node. */
  remove(node: PictureNode): void {
    this.#waiting.delete(node)
  }

  /** Requests one picture, preferring those on the screen. Returns whether more are waiting. */
  requestNext(screenPx: number): boolean {
    const node = this.#next(screenPx)
    const source = node && this.#waiting.get(node)
    if (node && source !== undefined) {
      this.#waiting.delete(node)
      node.src = source
      this.#cache.add(source)
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
