import { REELS } from '../../maths/lines.ts'
import { columnAt, strips } from '../../maths/strips.ts'
import type { SymbolName } from '../../maths/symbols.ts'
import { anticipatedReels } from './anticipation.ts'
import { LEAST_RUN_MS, positionAt } from './reel-motion.ts'
import type { ReelMotion } from './reel-motion.ts'
import { layoutFor, ReelPainter } from './reel-painter.ts'
import type { Layout } from './reel-painter.ts'
import { makeSprites } from './sprites.ts'
import type { Sprites } from './sprites.ts'
import type { SymbolPictures } from './symbol-pictures.ts'
import { allCells } from './win-marks.ts'
import type { WinMark } from './win-marks.ts'

const LEAST_SPIN_MS = 650
const BETWEEN_REELS_MS = 190
const ANTICIPATION_MS = 1_150
/** Under reduced motion reels only change, one after the other. */
const CALM_BETWEEN_REELS_MS = 90
const ALL_WINS_MS = 1_300
const EACH_WIN_MS = 1_250
const MOST_PIXELS_PER_POINT = 2.5
const ALL_WINS_COLOUR = '#8bffe0'

interface Landing {
  at: number[]
  anticipated: boolean[]
  onReelStop: (reel: number) => void
  stopped: number
  done: () => void
}

/** The five reels on one canvas. It draws only while something moves. */
export class Reels {
  readonly #canvas: HTMLCanvasElement
  readonly #pictures: SymbolPictures
  readonly #painter: ReelPainter
  readonly #calm: () => boolean
  #layout: Layout = layoutFor(1, 1, 1)
  #sprites: Sprites = new Map()
  #motions: ReelMotion[]
  #spinStartMs = 0
  #landing: Landing | null = null
  #wins: { marks: WinMark[]; sinceMs: number } | null = null
  #frame = 0

  constructor(canvas: HTMLCanvasElement, pictures: SymbolPictures, options: { stops: number[]; calm: () => boolean }) {
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser draws no canvas.')
    this.#canvas = canvas
    this.#pictures = pictures
    this.#painter = new ReelPainter(context)
    this.#calm = options.calm
    this.#motions = standing(options.stops)
    new ResizeObserver(() => this.#resize()).observe(canvas)
    this.#resize()
  }

  get columns(): SymbolName[][] {
    return strips.map((strip, reel) => columnAt(strip, this.#motions[reel]?.target ?? 0))
  }

  get stops(): number[] {
    return this.#motions.map(({ target }) => target)
  }

  /** Sets all reels running until `stopAt` says where to. */
  spin(): void {
    this.#wins = null
    this.#spinStartMs = performance.now()
    if (this.#calm()) return this.#draw()
    this.#motions = this.#motions.map(({ target }) => ({
      startMs: this.#spinStartMs,
      from: target,
      landMs: null,
      target,
    }))
    this.#draw()
  }

  /** Lets the reels land, one after the other; resolves when the last one stands. */
  stopAt(stops: readonly number[], onReelStop: (reel: number, anticipatedNext: boolean) => void): Promise<void> {
    const anticipated = this.#calm() ? stops.map(() => false) : anticipatedReels(stops)
    const now = performance.now()
    const gap = this.#calm() ? CALM_BETWEEN_REELS_MS : BETWEEN_REELS_MS
    let at = Math.max(now, this.#spinStartMs + Math.max(LEAST_SPIN_MS, LEAST_RUN_MS)) - gap
    const times = anticipated.map((held) => (at += gap + (held ? ANTICIPATION_MS : 0)))
    this.#motions = this.#motions.map((motion, reel) => {
      const [target, landMs] = [stops[reel] ?? 0, times[reel] ?? now]
      return this.#calm()
        ? { ...motion, startMs: -Infinity, from: motion.target, landMs, target }
        : { ...motion, landMs, target }
    })
    return new Promise((done) => {
      this.#landing = {
        at: times,
        anticipated,
        stopped: 0,
        done,
        onReelStop: (reel) => onReelStop(reel, anticipated[reel + 1] ?? false),
      }
      this.#draw()
    })
  }

  showWins(marks: WinMark[]): void {
    this.#wins = marks.length > 0 ? { marks, sinceMs: performance.now() } : null
    this.#draw()
  }

  hideWins(): void {
    this.#wins = null
    this.#draw()
  }

  #draw(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#paint(now))
  }

  #paint(now: number): void {
    this.#frame = 0
    this.#painter.clear(this.#layout)
    const moving = this.#paintReels(now)
    if (this.#wins) this.#paintWins(this.#wins, now)
    this.#noteStops(now)
    const breathing = this.#wins !== null
    if (moving || breathing || this.#landing) this.#draw()
  }

  #paintReels(now: number): boolean {
    let moving = false
    for (let reel = 0; reel < REELS; reel++) {
      const motion = this.#motions[reel]
      if (!motion) continue
      const position = this.#calm() ? calmly(motion, now) : positionAt(motion, now)
      moving ||= !position.landed
      this.#painter.reel(reel, position, this.#layout, this.#sprites)
      const held = this.#landing?.anticipated[reel] && this.#landing.stopped === reel
      if (held) this.#painter.glow(reel, now, this.#layout)
    }
    return moving && !this.#calm()
  }

  /** First the whole win, then each part of it, round and round. */
  #paintWins({ marks, sinceMs }: { marks: WinMark[]; sinceMs: number }, now: number): void {
    const sinceAll = now - sinceMs
    const index = Math.floor((sinceAll - ALL_WINS_MS) / EACH_WIN_MS)
    const one = sinceAll < ALL_WINS_MS ? null : marks[index % marks.length]
    const shown = one ? [one] : marks
    this.#painter.dim(this.#layout)
    for (const mark of shown) this.#painter.line(mark, this.#layout)
    const since = { sinceMs: sinceAll, still: this.#calm() }
    for (const cell of allCells(shown)) {
      const symbol = this.columns[cell.reel]?.[cell.row]
      const sprite = symbol && this.#sprites.get(symbol)?.sharp
      this.#painter.winner(cell, sprite, { colour: one?.colour ?? ALL_WINS_COLOUR, ...since }, this.#layout)
    }
  }

  #noteStops(now: number): void {
    const landing = this.#landing
    if (!landing) return
    while (landing.stopped < REELS && this.#hasLanded(landing.stopped, now)) {
      landing.onReelStop(landing.stopped)
      landing.stopped += 1
    }
    if (landing.stopped < REELS) return
    this.#landing = null
    landing.done()
  }

  #hasLanded(reel: number, now: number): boolean {
    const motion = this.#motions[reel]
    if (!motion) return true
    return (this.#calm() ? calmly(motion, now) : positionAt(motion, now)).landed
  }

  #resize(): void {
    const { width, height } = this.#canvas.getBoundingClientRect()
    if (width === 0 || height === 0) return
    const ratio = Math.min(window.devicePixelRatio || 1, MOST_PIXELS_PER_POINT)
    this.#canvas.width = Math.round(width * ratio)
    this.#canvas.height = Math.round(height * ratio)
    this.#layout = layoutFor(this.#canvas.width, this.#canvas.height, ratio)
    this.#sprites = makeSprites(this.#pictures, this.#layout.symbol)
    this.#paint(performance.now())
  }
}

function standing(stops: number[]): ReelMotion[] {
  return stops.map((target) => ({ startMs: -Infinity, from: target, landMs: -Infinity, target }))
}

/** Without motion a reel shows its old symbols until its time, and then its new ones. */
function calmly({ from, landMs, target }: ReelMotion, now: number) {
  const landed = landMs !== null && now >= landMs
  return { place: landed ? target : from, blurred: false, landed }
}
