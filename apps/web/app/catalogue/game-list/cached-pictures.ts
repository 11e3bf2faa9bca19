interface LoadedImage {
  src: string
}

/** Roughly this number divided by a hundred in megabytes, negligible even on low-memory phones. */
const MOST = 500

/**
 * Recently shown pictures of a list. Scrolling back shows them immediately, and the browser does not release hundreds
 * at once in one long frame at its next garbage collection.
 */
export class CachedPictures {
  readonly images = new Map<string, LoadedImage>()
  readonly createImage: () => LoadedImage
  readonly #most: number

  constructor(hold: () => LoadedImage = () => new Image(), most = MOST) {
    this.createImage = hold
    this.#most = most
  }

  has(source: string): boolean {
    return this.images.has(source)
  }

  /** Keeps a picture, and drops the least recently shown one. */
  keep(source: string): void {
    const held = this.images.get(source) ?? this.load(source)
    this.images.delete(source)
    this.images.set(source, held)
    const [oldest] = this.images.keys()
    if (oldest !== undefined && this.images.size > this.#most) this.images.delete(oldest)
  }

  load(source: string): LoadedImage {
    const held = this.createImage()
    held.src = source
    return held
  }
}
