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
    const waiting = [...this.#waiting]
    const seen = waiting.find(([node]) => {
      const { top, bottom } = node.getBoundingClientRect()
      return bottom > 0 && top < screenPx
    })
    const [node, source] = seen ?? waiting[0] ?? []
    if (node && source !== undefined) {
      this.#waiting.delete(node)
      node.src = source
    }
    return this.#waiting.size > 0
  }
}
