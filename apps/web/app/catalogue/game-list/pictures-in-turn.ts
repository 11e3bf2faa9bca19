/** What this knows of an image. */
interface PictureNode {
  src: string
  getBoundingClientRect(): { top: number; bottom: number }
}

/** The pictures of a list that is scrolled: to ask for several in one frame would make it a long one. */
export class PicturesInTurn {
  #hasBegun = false
  #wake: () => void = () => {}
  readonly #waiting = new Map<PictureNode, string>()

  /** Before, each is asked for at once. */
  get hasBegun(): boolean {
    return this.#hasBegun
  }

  /** From now on each waits for its turn, and `wake` is told of it. */
  begin(wake: () => void): void {
    this.#hasBegun = true
    this.#wake = wake
  }

  /** Gives the node its source when it is its turn; what comes back forgets it. */
  wait(node: PictureNode, source: string): () => void {
    this.#waiting.set(node, source)
    this.#wake()
    return () => this.#waiting.delete(node)
  }

  /** Asks for one, of those on the screen first; says whether more are waiting. */
  askForNext(screenPx: number): boolean {
    const node = this.#next(screenPx)
    const source = node && this.#waiting.get(node)
    if (node && source !== undefined) {
      this.#waiting.delete(node)
      node.src = source
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
