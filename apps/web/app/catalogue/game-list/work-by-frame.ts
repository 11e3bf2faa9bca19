type Frames = Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'>

/** Does a piece of work in each frame for as long as there is more of it; a frame with all of it would be a long one. */
export class WorkByFrame {
  readonly #work: () => boolean
  readonly #frames: Frames
  #frame = 0
  #isOver = false

  /** Work says whether there may be more. */
  constructor(work: () => boolean, frames: Frames = window) {
    this.#work = work
    this.#frames = frames
  }

  go(): void {
    if (this.#frame === 0 && !this.#isOver) this.#frame = this.#frames.requestAnimationFrame(this.#step)
  }

  stop(): void {
    this.#isOver = true
    this.#frames.cancelAnimationFrame(this.#frame)
  }

  readonly #step = () => {
    this.#frame = 0
    if (this.#work()) this.go()
  }
}
