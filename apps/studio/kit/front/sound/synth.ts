import { AudioLine } from './audio-line.ts'

const STORED_AS = 'northlight-sound'
const LOUDNESS = 0.35

export interface Tone {
  hertz: number
  /** Final frequency of a glide. */
  toHertz?: number
  startsS?: number
  durationS: number
  shape?: OscillatorType
  volume?: number
}

/** All sounds are synthesized; none plays until the player turns sound on. */
export class Synth {
  readonly #audioLine = new AudioLine()
  #output: GainNode | null = null
  #isOn = readSoundSetting()

  /** When the player turned sound on earlier, the first tap on the page starts it. */
  constructor() {
    if (this.#isOn) this.#audioLine.start()
  }

  get isOn(): boolean {
    return this.#isOn
  }

  set isOn(on: boolean) {
    this.#isOn = on
    storeMuted(on)
    if (!on) return
    this.#audioLine.start()
    this.click()
  }

  click(): void {
    this.play([{ hertz: 620, toHertz: 420, durationS: 0.06, shape: 'triangle', volume: 0.5 }])
  }

  spin(): void {
    this.play([
      { hertz: 180, toHertz: 520, durationS: 0.28, shape: 'sawtooth', volume: 0.12 },
      { hertz: 90, toHertz: 240, durationS: 0.3, shape: 'triangle', volume: 0.5 },
    ])
  }

  reelStop(reel: number): void {
    this.play([
      { hertz: 150 + reel * 14, toHertz: 60, durationS: 0.12, shape: 'sine', volume: 0.9 },
      { hertz: 900 + reel * 60, durationS: 0.03, shape: 'square', volume: 0.05 },
    ])
  }

  lantern(count: number): void {
    const root = 523.25 * 2 ** ((count - 1) / 6)
    this.play([0, 4, 7, 12].map((step, index) => bell(root * 2 ** (step / 12), index * 0.07)))
  }

  anticipation(): void {
    this.play([{ hertz: 220, toHertz: 660, durationS: 1.1, shape: 'triangle', volume: 0.25 }])
  }

  win(): void {
    this.play([0, 4, 7, 12, 16].map((step, index) => bell(392 * 2 ** (step / 12), index * 0.08)))
  }

  bigWin(): void {
    const steps = [0, 7, 12, 16, 19, 24, 19, 24, 28]
    const bells = steps.map((step, index) => bell(261.63 * 2 ** (step / 12), index * 0.14))
    const ground = [65.4, 87.3, 98].map((hertz, index): Tone => {
      return { hertz, startsS: index * 0.56, durationS: 0.6, shape: 'triangle', volume: 0.8 }
    })
    this.play([...bells, ...ground])
  }

  /** Plays a game's own sound. */
  play(tones: readonly Tone[]): void {
    if (!this.#isOn) return
    this.#audioLine.now((context) => {
      for (const tone of tones) this.#sound(context, tone)
    })
  }

  #sound(context: AudioContext, { hertz, toHertz, startsS = 0, durationS, shape = 'sine', volume = 0.5 }: Tone): void {
    const [start, end] = [context.currentTime + startsS, context.currentTime + startsS + durationS]
    const oscillator = context.createOscillator()
    const gain = context.createGain()
    oscillator.type = shape
    oscillator.frequency.setValueAtTime(hertz, start)
    if (toHertz) oscillator.frequency.exponentialRampToValueAtTime(toHertz, end)
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(volume, start + 0.008)
    gain.gain.exponentialRampToValueAtTime(0.0008, end)
    oscillator.connect(gain).connect(this.#outputOf(context))
    oscillator.start(start)
    oscillator.stop(end)
  }

  #outputOf(context: AudioContext): GainNode {
    if (this.#output) return this.#output
    const output = context.createGain()
    output.gain.value = LOUDNESS
    output.connect(context.destination)
    return (this.#output = output)
  }
}

function bell(hertz: number, startsS: number): Tone {
  return { hertz, startsS, durationS: 0.7, shape: 'sine', volume: 0.45 }
}

/** Storage may be blocked in a frame; sound is then off again on the next page. */
function readSoundSetting(): boolean {
  try {
    return localStorage.getItem(STORED_AS) === 'on'
  } catch {
    return false
  }
}

function storeMuted(on: boolean): void {
  try {
    localStorage.setItem(STORED_AS, on ? 'on' : 'off')
  } catch {
    // Storage may be blocked: the setting lasts as long as the page.
  }
}
