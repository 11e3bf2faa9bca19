interface Held {
  src: string
}

/** Roughly this number divided by a hundred in megabytes, negligible even on low-memory phones. */
const MOST = 500

/**
 * Recently shown pictures of a list. Scrolling back shows them immediately, and the browser does not release hundreds
 * at once in one long frame at its next garbage collection.
 */
export class CachedPictures {
  readonly #kept = new Map<string, Held>()
  readonly #hold: () => Held
  readonly #most: number

  constructor(hold: () => Held = () => new Image(), most = MOST) {
    this.#hold = hold
    this.#most = most
  }

  has(source: string): boolean {
    return this.#kept.has(source)
  }

  /** Keeps a picture, and drops the least recently shown one. */
  keep(source: string): void {
    const held = this.#kept.get(source) ?? this.#holding(source)
    this.#kept.delete(source)
    this.#kept.set(source, held)
    const [oldest] = this.#kept.keys()
    if (oldest !== undefined && this.#kept.size > this.#most) this.#kept.delete(oldest)
  }

  #holding(source: string): Held {
    const held = this.#hold()
    held.src = source
    return held
  }
}
