const COUNTED_FRAMES = 90
const SLOW_MS = 21
/** One late frame in so many is seen as a stutter. */
const LATE_ONE_IN = 6
/** After so long nothing moved meanwhile. */
const STOOD_MS = 400

/** So many pixels a point a canvas has at most; a phone that does not keep up is given fewer. */
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

  /** Counts a frame that was painted; true where it should be less sharp from now on. */
  lessAfter(nowMs: number): boolean {
    const tookMs = nowMs - this.#last
    this.#last = nowMs
    if (tookMs > STOOD_MS) return false
    this.#counted += 1
    if (tookMs > SLOW_MS) this.#slow += 1
    if (this.#counted < COUNTED_FRAMES) return false
    const isSlow = this.#slow > COUNTED_FRAMES / LATE_ONE_IN
    this.#slow = this.#counted = 0
    if (!isSlow || this.#step === this.#steps.length - 1) return false
    this.#step += 1
    return true
  }
}
