type Frames = Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'> & { performance: Pick<Performance, 'now'> }

/** Half of a frame: what begins later than that has had other work before it, a page of games or the collector's. */
const LATE_MS = 8

/** Does a piece of work in each frame for as long as there is more of it; a frame with all of it would be a long one. */
export class WorkByFrame {
  readonly #work: () => boolean
  readonly #frames: Frames
  #frame = 0
  #isOver = false
  #gaveWay = false

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

  /** In a frame that has done much already, work waits for the next one; once, so that it comes on a phone that is always late. */
  readonly #step = (begun: number) => {
    this.#frame = 0
    this.#gaveWay = !this.#gaveWay && this.#frames.performance.now() - begun > LATE_MS
    if (this.#gaveWay || this.#work()) this.go()
  }
}
