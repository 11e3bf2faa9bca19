const COUNTED_FRAMES = 90
const SLOW_MS = 21
/** If one frame in this number is late, the animation visibly stutters. */
const LATE_ONE_IN = 6
/** Frames with a longer pause between them belong to different animations. */
const ANIMATION_PAUSE_MS = 400

/** Maximum canvas pixels per point; lowered on a device that does not keep up. */
export class Sharpness {
  readonly #steps: readonly number[]
  #step = 0
  #last = -Infinity
  #slow = 0
  #counted = 0

  constructor(steps: readonly number[]) {
    this.#steps = steps
  }

  get pixels(): number {
    return Math.min(this.#steps[this.#step] ?? 1, window.devicePixelRatio || 1)
  }

  /** Counts a painted frame; returns true when the sharpness should be lowered. */
  lessAfter(nowMs: number): boolean {
    const elapsedMs = nowMs - this.#last
    this.#last = nowMs
    if (elapsedMs > ANIMATION_PAUSE_MS) return false
    this.#counted += 1
    if (elapsedMs > SLOW_MS) this.#slow += 1
    if (this.#counted < COUNTED_FRAMES) return false
    const isSlow = this.#slow > COUNTED_FRAMES / LATE_ONE_IN
    this.#slow = this.#counted = 0
    if (!isSlow || this.#step === this.#steps.length - 1) return false
    this.#step += 1
    return true
  }
}
