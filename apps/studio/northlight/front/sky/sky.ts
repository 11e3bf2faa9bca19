import { onEmptied } from '../../../kit/front/play/on-emptied.ts'
import { seededDraw } from '../../../kit/maths/seeded-draw.ts'

/** The sky is blurry: a few columns, stretched by the browser, look better than many and cost little. */
const COLUMNS = 110
const ROWS = 150
/** Interval between frames: the sky moves slowly, and each frame requires compositing the whole screen. */
const FRAME_MS = 80
const STARS = 130
const STAR_SEED = 66

/** One curtain of northern lights: its colours from top to bottom, position and speed. */
interface Curtain {
  colours: [string, string, string]
  base: number
  height: number
  speed: number
  seed: number
  strength: number
}

const NIGHT: readonly Curtain[] = [
  { colours: ['#7a3cff00', '#7d4dff', '#2bffb0'], base: 0.34, height: 0.3, speed: 0.05, seed: 3, strength: 0.6 },
  { colours: ['#6a5bff00', '#12b98a', '#5dffa8'], base: 0.47, height: 0.36, speed: -0.035, seed: 11, strength: 0.72 },
  { colours: ['#ff4fd800', '#b04bff', '#39e6c8'], base: 0.6, height: 0.26, speed: 0.06, seed: 23, strength: 0.42 },
]

const FESTIVE: readonly Curtain[] = [
  { colours: ['#ff5a3c00', '#ff4fa8', '#ffd166'], base: 0.36, height: 0.34, speed: 0.09, seed: 3, strength: 0.85 },
  { colours: ['#a02fff00', '#e14bff', '#ff7ad9'], base: 0.5, height: 0.36, speed: -0.07, seed: 11, strength: 0.95 },
  { colours: ['#ff4fd800', '#ff6bd0', '#8affea'], base: 0.64, height: 0.28, speed: 0.1, seed: 23, strength: 0.6 },
]

/** The aurora behind the game: it moves slowly, gets warmer for free spins, and is static with reduced motion. */
export class Sky {
  readonly #canvas: HTMLCanvasElement
  readonly #context: CanvasRenderingContext2D | null
  readonly #reducedMotion: () => boolean
  #curtains = NIGHT
  #strips = NIGHT.map(stripOf)
  #timer: ReturnType<typeof setTimeout> | undefined
  #time = 40

  constructor(canvas: HTMLCanvasElement, reducedMotion: () => boolean) {
    this.#canvas = canvas
    this.#reducedMotion = reducedMotion
    this.#canvas.width = COLUMNS
    this.#canvas.height = ROWS
    this.#context = canvas.getContext('2d')
    document.addEventListener('visibilitychange', () => this.#run())
    onEmptied(canvas, () => this.#redraw())
    this.#run()
  }

  set festive(festive: boolean) {
    this.#curtains = festive ? FESTIVE : NIGHT
    this.#redraw()
  }

  #redraw(): void {
    this.#strips = this.#curtains.map(stripOf)
    this.#run()
  }

  #run(): void {
    clearTimeout(this.#timer)
    this.#paint()
    if (document.hidden || this.#reducedMotion()) return
    this.#time += FRAME_MS / 1000
    this.#timer = setTimeout(() => this.#run(), FRAME_MS)
  }

  #paint(): void {
    const context = this.#context
    if (!context) return
    context.clearRect(0, 0, COLUMNS, ROWS)
    context.globalCompositeOperation = 'lighter'
    this.#curtains.forEach((curtain, index) => {
      const strip = this.#strips[index]
      if (strip) paintCurtain(context, curtain, strip, this.#time)
    })
    context.globalAlpha = 1
  }
}

function paintCurtain(
  context: CanvasRenderingContext2D,
  curtain: Curtain,
  strip: HTMLCanvasElement,
  time: number,
): void {
  const { base, height, speed, seed, strength } = curtain
  for (let column = 0; column < COLUMNS; column++) {
    const x = column / COLUMNS
    const drift = time * speed
    const fold = wave(x * 3.1 + drift, seed) * 0.09 + wave(x * 7.3 - drift * 1.7, seed + 5) * 0.035
    const rays = 0.35 + 0.65 * wave(x * 34 + drift * 4, seed + 9) * wave(x * 13 - drift * 3, seed + 4)
    const light = strength * rays * (0.45 + 0.55 * wave(x * 2.3 - drift * 1.3, seed + 2) ** 2)
    const long = height * ROWS * (0.6 + 0.5 * wave(x * 5 + drift * 2, seed + 7))
    context.globalAlpha = Math.max(0, Math.min(1, light))
    context.drawImage(strip, column, (base + fold) * ROWS - long, 1.6, long)
  }
}

/** Returns a value between 0 and 1 that varies without a noticeable period. */
function wave(at: number, seed: number): number {
  return 0.5 + (Math.sin(at * 2.1 + seed) + Math.sin(at * 3.7 + seed * 1.9) * 0.6 + Math.sin(at * 1.3 - seed) * 0.4) / 4
}

function stripOf({ colours: [top, middle, bottom] }: Curtain): HTMLCanvasElement {
  const strip = document.createElement('canvas')
  strip.width = 1
  strip.height = 64
  const context = strip.getContext('2d')
  if (!context) return strip
  const fade = context.createLinearGradient(0, 0, 0, strip.height)
  fade.addColorStop(0, top)
  fade.addColorStop(0.45, `${middle}99`)
  fade.addColorStop(0.86, bottom)
  fade.addColorStop(1, `${bottom}00`)
  context.fillStyle = fade
  context.fillRect(0, 0, 1, strip.height)
  return strip
}

/** Draws the stars once, and again when the browser has cleared their canvas. */
export function showStars(canvas: HTMLCanvasElement): void {
  paintStars(canvas)
  onEmptied(canvas, () => paintStars(canvas))
}

function paintStars(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { width, height } = canvas.getBoundingClientRect()
  const ratio = window.devicePixelRatio || 1
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  const draw = seededDraw(STAR_SEED)
  for (let star = 0; star < STARS; star++) {
    const radius = (0.4 + draw(100) / 110) * ratio
    context.globalAlpha = 0.25 + draw(70) / 100
    context.fillStyle = draw(5) === 0 ? '#ffe9b8' : '#e8f4ff'
    context.beginPath()
    context.arc((draw(1000) / 1000) * canvas.width, (draw(1000) / 1000) * canvas.height, radius, 0, Math.PI * 2)
    context.fill()
  }
}
