interface Moved {
  element: Element
  frames: Keyframe[]
  ms: number
  delayMs?: number
  easing?: string
}

/** Animations of the stage; a tap completes all of them, and with reduced motion only their end is shown. */
export class Motion {
  readonly #reducedMotion: () => boolean
  /** Factor of the normal duration. */
  pace = 1
  #isHurried = false
  /** The current or last animations: they hold their end state until the next move. */
  #latest: readonly Animation[] = []
  #wake: () => void = () => {}

  constructor(reducedMotion: () => boolean) {
    this.#reducedMotion = reducedMotion
  }

  /** Restores normal durations. */
  begin(): void {
    this.#isHurried = false
  }

  speedUp(): void {
    this.#isHurried = true
    for (const item of this.#latest) item.finish()
    this.#wake()
  }

  /** Resolves when all animations have ended. */
  async move(moves: readonly Moved[]): Promise<void> {
    const before = this.#latest
    const skipsMotion = this.#isHurried || this.#reducedMotion()
    this.#latest = skipsMotion
      ? []
      : moves.map(({ element, frames, ms, delayMs = 0, easing = 'linear' }) =>
          element.animate(frames, { duration: ms * this.pace, delay: delayMs * this.pace, easing, fill: 'both' }),
        )
    for (const item of before) item.cancel()
    await Promise.all(this.#latest.map((item) => item.finished))
  }

  wait(ms: number): Promise<void> {
    if (this.#isHurried) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms * this.pace)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
