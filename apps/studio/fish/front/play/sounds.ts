import type { Synth, Tone } from '../../../kit/front/sound/synth.ts'

const BELL_STEPS = [0, 4, 7, 12, 16]
const LOW = 262
/** Minimum multiple of the price of a big catch. */
const GREAT_TIMES = 40

/** Sounds of the room, synthesized. */
export class Sounds {
  readonly #synth: Synth

  constructor(synth: Synth) {
    this.#synth = synth
  }

  shot(): void {
    this.#synth.play([{ hertz: 420, toHertz: 150, durationS: 0.07, shape: 'triangle', volume: 0.28 }])
  }

  hit(): void {
    this.#synth.play([{ hertz: 190, toHertz: 90, durationS: 0.09, shape: 'sine', volume: 0.4 }])
  }

  caught(times: number): void {
    const bells = BELL_STEPS.slice(0, times >= GREAT_TIMES ? 5 : 3).map((step, index): Tone => ({
      hertz: LOW * 2 ** ((step + (times >= 10 ? 12 : 7)) / 12),
      startsS: index * 0.07,
      durationS: 0.5,
      volume: 0.4,
    }))
    this.#synth.play(bells)
  }

  boss(): void {
    this.#synth.play(
      [0, 0.4, 0.8].map((startsS) => ({
        hertz: 82,
        toHertz: 61,
        startsS,
        durationS: 0.5,
        shape: 'sawtooth',
        volume: 0.25,
      })),
    )
  }
}
