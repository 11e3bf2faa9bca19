interface Held {
  src: string
}

/** About as many megabytes as a hundredth of this, so that it is nothing on a phone with little of it. */
const MOST = 500

/**
 * The pictures that a list has shown lately. Who scrolls back has them at once; and the browser does not take leave of hundreds of them
 * together, in one long frame, at its next collection.
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

  /** Keeps it, and for it the one that was not seen for the longest time no longer. */
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
