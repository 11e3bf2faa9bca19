/** Events in which phones let a page start its sound; iOS counts neither `pointerdown` nor `touchstart`. */
const TAPS = ['touchend', 'click', 'keydown']
/** Delay in milliseconds after which a sound no longer fits what the player sees. */
const LATE_MS = 300

/**
 * The page's audio output. Phones start it only in a tap, and stop it during a call, on the lock screen and in the
 * background; each later tap starts it again.
 */
export class AudioLine {
  #context: AudioContext | null = null
  #started = false

  /** From now on every tap starts the output; call it in a tap if possible. */
  start(): void {
    if (this.#started) return
    this.#started = true
    this.#resume()
    for (const name of TAPS) document.addEventListener(name, () => this.#resume(), { capture: true, passive: true })
  }

  /**
   * Plays now, or as soon as the output has started, unless that takes longer than `LATE_MS`: otherwise all sounds
   * requested before the first tap would play together at that tap.
   */
  now(play: (context: AudioContext) => void): void {
    const context = this.#context
    if (!context) return
    if (context.state === 'running') return play(context)
    const requestedAt = performance.now()
    const playInTime = () => {
      if (performance.now() - requestedAt <= LATE_MS) play(context)
    }
    context.resume().then(playInTime, () => undefined)
  }

  #resume(): void {
    try {
      this.#context ??= new AudioContext()
    } catch {
      // Without an audio device, or with too many outputs on the page, the game is silent.
      return
    }
    if (this.#context.state !== 'running') this.#context.resume().catch(() => undefined)
  }
}
