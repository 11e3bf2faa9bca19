interface Moved {
  element: Element
  frames: Keyframe[]
  ms: number
  delayMs?: number
  easing?: string
}

/** What moves on the stage; a tap brings all of it to its end, and a player who wants calm sees only where it ends. */
export class Motion {
  readonly #calm: () => boolean
  /** Parts of the usual time. */
  pace = 1
  #hurried = false
  /** What moves, or has moved last: it stays at its end until something else moves. */
  #latest: readonly Animation[] = []
  #wake: () => void = () => {}

  constructor(calm: () => boolean) {
    this.#calm = calm
  }

  /** From here on things take their time again. */
  begin(): void {
    this.#hurried = false
  }

  hurry(): void {
    this.#hurried = true
    for (const one of this.#latest) one.finish()
    this.#wake()
  }

  /** Resolves when all have come to their end. */
  async move(all: readonly Moved[]): Promise<void> {
    const before = this.#latest
    const still = this.#hurried || this.#calm()
    this.#latest = still
      ? []
      : all.map(({ element, frames, ms, delayMs = 0, easing = 'linear' }) =>
          element.animate(frames, { duration: ms * this.pace, delay: delayMs * this.pace, easing, fill: 'both' }),
        )
    for (const one of before) one.cancel()
    await Promise.all(this.#latest.map((one) => one.finished))
  }

  wait(ms: number): Promise<void> {
    if (this.#hurried) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms * this.pace)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
