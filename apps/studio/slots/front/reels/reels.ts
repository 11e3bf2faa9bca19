import { onEmptied } from '../../../kit/front/play/on-emptied.ts'
import { Sharpness } from '../../../kit/front/play/sharpness.ts'
import { columnAt } from '../../maths/strip.ts'
import type { Machine, Pictures } from './machine.ts'
import { MIN_RUN_MS, positionAt } from './reel-motion.ts'
import type { ReelMotion } from './reel-motion.ts'
import { layoutFor, ReelPainter } from './reel-painter.ts'
import type { Layout, ReelColours } from './reel-painter.ts'
import { createSprites } from './sprites.ts'
import type { Sprites } from './sprites.ts'
import { allCells } from './win-marks.ts'
import type { WinMark } from './win-marks.ts'

const MIN_SPIN_MS = 650
const BETWEEN_REELS_MS = 190
const ANTICIPATION_MS = 1_150
/** Interval with reduced motion, in which the reels switch to their stops one after another without moving. */
const CALM_BETWEEN_REELS_MS = 90
const ALL_WINS_MS = 1_300
const EACH_WIN_MS = 1_250
const GROWING_MS = 520
const SHARPNESS = [2.5, 1.75, 1.25] as const
const ALL_WINS_COLOUR = '#8bffe0'

interface Landing {
  anticipated: boolean[]
  onReelStop: (reel: number) => void
  stopped: number
  done: () => void
}

/** A reel covered by one expanded symbol. */
interface ExpandedReel<Name> {
  symbol: Name
  /** Row of the symbol. */
  row: number
  sinceMs: number
}

export interface ReelsOptions<Name extends string> {
  machine: Machine<Name>
  pictures: Pictures<Name>
  /** Initial stops. */
  stops: number[]
  reducedMotion: () => boolean
}

/** The reels of a machine on one canvas. It draws only during animations. */
export class Reels<Name extends string> {
  readonly #canvas: HTMLCanvasElement
  readonly #machine: Machine<Name>
  readonly #pictures: Pictures<Name>
  readonly #painter: ReelPainter<Name>
  readonly #reducedMotion: () => boolean
  readonly #expanded = new Map<number, ExpandedReel<Name>>()
  readonly #sharpness = new Sharpness(SHARPNESS)
  #layout: Layout
  #sprites: Sprites<Name> = new Map()
  #motions: ReelMotion[]
  #spinStartMs = 0
  #landing: Landing | null = null
  #wins: { marks: WinMark[]; sinceMs: number } | null = null
  #frame = 0
  #isTooSharp = false

  constructor(canvas: HTMLCanvasElement, { machine, pictures, stops, reducedMotion }: ReelsOptions<Name>) {
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser draws no canvas.')
    this.#canvas = canvas
    this.#machine = machine
    this.#pictures = pictures
    this.#painter = new ReelPainter(context, machine, coloursOf(canvas))
    this.#reducedMotion = reducedMotion
    this.#layout = layoutFor({ width: 1, height: 1, ratio: 1 }, machine)
    this.#motions = stops.map((target) => ({ startMs: -Infinity, from: target, landMs: -Infinity, target }))
    new ResizeObserver(() => this.#resize()).observe(canvas)
    onEmptied(canvas, () => this.#resize())
    this.#resize()
  }

  get columns(): Name[][] {
    const { strips, rows } = this.#machine
    return strips.map((strip, reel) => {
      const column = columnAt(strip, this.#motions[reel]?.target ?? 0, rows)
      const grown = this.#expanded.get(reel)
      return grown ? column.map(() => grown.symbol) : column
    })
  }

  get stops(): number[] {
    return this.#motions.map(({ target }) => target)
  }

  /** Starts the reels, which run until `stopAt`; held reels with expanded symbols stand still. */
  spin({ heldReels = [] }: { heldReels?: readonly number[] } = {}): void {
    this.#wins = null
    if (this.#isTooSharp) this.#resize()
    this.#spinStartMs = performance.now()
    for (const reel of this.#expanded.keys()) if (!heldReels.includes(reel)) this.#expanded.delete(reel)
    if (this.#reducedMotion()) return this.#draw()
    this.#motions = this.#motions.map((motion, reel) =>
      heldReels.includes(reel)
        ? motion
        : { startMs: this.#spinStartMs, from: motion.target, landMs: null, target: motion.target },
    )
    this.#draw()
  }

  /** Stops the reels sequentially; resolves when the last one has stopped. */
  stopAt(stops: readonly number[], onReelStop: (reel: number, anticipatedNext: boolean) => void): Promise<void> {
    const anticipated = this.#reducedMotion() ? stops.map(() => false) : this.#machine.anticipated(stops)
    const now = performance.now()
    const gap = this.#reducedMotion() ? CALM_BETWEEN_REELS_MS : BETWEEN_REELS_MS
    let at = Math.max(now, this.#spinStartMs + Math.max(MIN_SPIN_MS, MIN_RUN_MS)) - gap
    this.#motions = this.#motions.map((motion, reel) => {
      if (this.#expanded.has(reel)) return motion
      at += gap + (anticipated[reel] ? ANTICIPATION_MS : 0)
      const target = stops[reel] ?? 0
      return this.#reducedMotion()
        ? { startMs: -Infinity, from: motion.target, landMs: at, target }
        : { ...motion, landMs: at, target }
    })
    return new Promise((done) => {
      const notifyStop = (reel: number) => onReelStop(reel, anticipated[reel + 1] ?? false)
      this.#landing = { anticipated, stopped: 0, done, onReelStop: notifyStop }
      this.#draw()
    })
  }

  /** Expands a symbol over its whole reel from its row; resolves when done. */
  grow(reel: number, symbol: Name): Promise<void> {
    const row = Math.max(0, this.columns[reel]?.indexOf(symbol) ?? 0)
    const ms = this.#reducedMotion() ? 0 : GROWING_MS
    this.#expanded.set(reel, { symbol, row, sinceMs: performance.now() - (GROWING_MS - ms) })
    this.#draw()
    return new Promise((done) => {
      setTimeout(done, ms)
    })
  }

  showWins(marks: WinMark[]): void {
    this.#wins = marks.length > 0 ? { marks, sinceMs: performance.now() } : null
    this.#draw()
  }

  #draw(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#paint(now))
  }

  #paint(now: number): void {
    this.#frame = 0
    this.#isTooSharp ||= this.#sharpness.lessAfter(now)
    this.#painter.clear(this.#layout)
    const moving = this.#paintReels(now)
    if (this.#wins) this.#paintWins(this.#wins, now)
    this.#updateStops(now)
    const growing = [...this.#expanded.values()].some(({ sinceMs }) => now - sinceMs < GROWING_MS)
    if (moving || growing || this.#wins !== null || this.#landing) this.#draw()
  }

  #paintReels(now: number): boolean {
    let moving = false
    this.#motions.forEach((motion, reel) => {
      const position = this.#reducedMotion() ? positionWithoutMotion(motion, now) : positionAt(motion, now)
      const grown = this.#expanded.get(reel)
      if (grown) this.#paintGrown(reel, grown, now)
      else {
        moving ||= !position.landed
        this.#painter.reel(reel, position, this.#layout, this.#sprites)
      }
      const isAnticipated = this.#landing?.anticipated[reel] && this.#landing.stopped === reel
      if (isAnticipated) this.#painter.glow(reel, now, this.#layout)
    })
    return moving && !this.#reducedMotion()
  }

  #paintGrown(reel: number, { symbol, row, sinceMs }: ExpandedReel<Name>, now: number): void {
    const remaining = 1 - Math.min(1, (now - sinceMs) / GROWING_MS)
    this.#painter.grown({ reel, row, part: 1 - remaining ** 3 }, this.#sprites.get(symbol)?.sharp, this.#layout)
  }

  /** Paints first the whole win, then each of its parts, repeatedly. */
  #paintWins({ marks, sinceMs }: { marks: WinMark[]; sinceMs: number }, now: number): void {
    const sinceAll = now - sinceMs
    const index = Math.floor((sinceAll - ALL_WINS_MS) / EACH_WIN_MS)
    const win = sinceAll < ALL_WINS_MS ? null : marks[index % marks.length]
    const shownWins = win ? [win] : marks
    this.#painter.dim(this.#layout)
    for (const mark of shownWins) this.#painter.paintLine(mark, this.#layout)
    const cells = allCells(shownWins)
    this.#paintWinningReels(cells, now)
    const { columns } = this
    const since = { sinceMs: sinceAll, still: this.#reducedMotion() }
    for (const cell of cells) {
      if (this.#expanded.has(cell.reel)) continue
      const symbol = columns[cell.reel]?.[cell.row]
      const sprite = symbol && this.#sprites.get(symbol)?.sharp
      this.#painter.winner(cell, sprite, { colour: win?.colour ?? ALL_WINS_COLOUR, ...since }, this.#layout)
    }
  }

  /** An expanded reel wins as a whole. */
  #paintWinningReels(cells: { reel: number }[], now: number): void {
    for (const [reel, grown] of this.#expanded) {
      if (cells.some((cell) => cell.reel === reel)) this.#paintGrown(reel, grown, now)
    }
  }

  #updateStops(now: number): void {
    const landing = this.#landing
    if (!landing) return
    while (landing.stopped < this.#motions.length && this.#hasLanded(landing.stopped, now)) {
      if (!this.#expanded.has(landing.stopped)) landing.onReelStop(landing.stopped)
      landing.stopped += 1
    }
    if (landing.stopped < this.#motions.length) return
    this.#landing = null
    landing.done()
  }

  #hasLanded(reel: number, now: number): boolean {
    const motion = this.#motions[reel]
    if (!motion || this.#expanded.has(reel)) return true
    return (this.#reducedMotion() ? positionWithoutMotion(motion, now) : positionAt(motion, now)).landed
  }

  #resize(): void {
    const { width, height } = this.#canvas.getBoundingClientRect()
    if (width === 0 || height === 0) return
    const ratio = this.#sharpness.pixels
    this.#isTooSharp = false
    this.#canvas.width = Math.round(width * ratio)
    this.#canvas.height = Math.round(height * ratio)
    this.#layout = layoutFor({ width: this.#canvas.width, height: this.#canvas.height, ratio }, this.#machine)
    this.#sprites = createSprites(this.#pictures, this.#layout.symbol)
    this.#paint(performance.now())
  }
}

function coloursOf(canvas: HTMLCanvasElement): ReelColours {
  const style = getComputedStyle(canvas)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  return {
    shade: colour('--reel-shade'),
    lit: colour('--reel-lit'),
    grown: [colour('--reel-grown-edge'), colour('--reel-grown')],
  }
}

/** Returns the position with reduced motion: the old symbols until the landing time, then the new ones. */
function positionWithoutMotion({ from, landMs, target }: ReelMotion, now: number) {
  const landed = landMs !== null && now >= landMs
  return { position: landed ? target : from, blurred: false, landed }
}
