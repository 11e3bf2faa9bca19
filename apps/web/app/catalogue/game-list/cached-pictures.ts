interface LoadedImage {
  src: string
}

/** Maximum number of pictures. They need about 5 MB, negligible even on low-memory phones. */
const LIMIT = 500

/**
 * Recently shown pictures of a list. Scrolling back shows them immediately, and the browser does not release hundreds
 * at once in one long frame at its next garbage collection.
 */
export class CachedPictures {
  readonly #images = new Map<string, LoadedImage>()
  readonly #createImage: () => LoadedImage
  readonly #max: number

  constructor(create: () => LoadedImage = () => new Image(), max = LIMIT) {
    this.#createImage = create
    this.#max = max
  }

  has(source: string): boolean {
    return this.#images.has(source)
  }

  /** Caches a picture; beyond the limit, removes the least recently shown picture. */
  add(source: string): void {
    const image = this.#images.get(source) ?? this.#load(source)
    this.#images.delete(source)
    this.#images.set(source, image)
    const [oldest] = this.#images.keys()
    if (oldest !== undefined && this.#images.size > this.#max) this.#images.delete(oldest)
  }

  #load(source: string): LoadedImage {
    const image = this.#createImage()
    image.src = source
    return image
  }
}
