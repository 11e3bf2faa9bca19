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
  #moving = new Set<Animation>()
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
    for (const one of this.#moving) one.finish()
    this.#wake()
  }

  /** Resolves when all have come to their end, and leaves nothing of the movement behind. */
  async move(all: readonly Moved[]): Promise<void> {
    if (this.#hurried || this.#calm()) return
    const moving = all.map(({ element, frames, ms, delayMs = 0, easing = 'linear' }) =>
      element.animate(frames, { duration: ms * this.pace, delay: delayMs * this.pace, easing, fill: 'both' }),
    )
    for (const one of moving) this.#moving.add(one)
    await Promise.all(moving.map((one) => one.finished))
    for (const one of moving) {
      this.#moving.delete(one)
      // Its last frame stays until what comes next is drawn.
      requestAnimationFrame(() => one.cancel())
    }
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
