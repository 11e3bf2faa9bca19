type Frames = Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'> & { performance: Pick<Performance, 'now'> }

/** Half of a frame. A later start means that other work has used the frame, such as rendering or garbage collection. */
const LATE_MS = 8

/** Runs work in pieces, one per frame, because all of it would make a frame too long. */
export class WorkByFrame {
  readonly #work: () => boolean
  readonly #frames: Frames
  #frame = 0
  #isOver = false
  #hasYielded = false

  /** Work returns whether there may be more. */
  constructor(work: () => boolean, frames: Frames = window) {
    this.#work = work
    this.#frames = frames
  }

  continueWork(): void {
    if (this.#frame === 0 && !this.#isOver) this.#frame = this.#frames.requestAnimationFrame(this.#step)
  }

  stop(): void {
    this.#isOver = true
    this.#frames.cancelAnimationFrame(this.#frame)
  }

  /** In a busy frame, work waits for the next frame; only once, so that it also progresses on a slow phone. */
  readonly #step = (startedAt: number) => {
    this.#frame = 0
    this.#hasYielded = !this.#hasYielded && this.#frames.performance.now() - startedAt > LATE_MS
    if (this.#hasYielded || this.#work()) this.continueWork()
  }
}
