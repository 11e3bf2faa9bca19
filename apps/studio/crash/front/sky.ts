import { msUntilPoint, pointAt } from '../maths/crash.ts'
import type { Phase } from './flight-watch.ts'
import { paintMarks, paintScenery } from './scenery.ts'

const STEPS = 56
const MIN_MS = 9_000
const MIN_POINT = 190
const MARGIN = { left: 26, right: 46, top: 54, bottom: 26 }
const BURST = 26

export interface FlightDisplay {
  phase: Phase
  flownMs: number
  /** Time since the crash. */
  sinceCrashMs: number
}

/** The curve of the flight and the kite at its head, on one canvas. */
export class Sky {
  readonly element = document.createElement('canvas')
  #width = 0
  #height = 0

  constructor() {
    this.element.className = 'sky'
  }

  fitSize(): void {
    const { width, height } = this.element.getBoundingClientRect()
    const scale = Math.min(2, window.devicePixelRatio || 1)
    this.element.width = Math.round(width * scale)
    this.element.height = Math.round(height * scale)
    this.element.getContext('2d')?.setTransform(scale, 0, 0, scale, 0, 0)
    this.#width = width
    this.#height = height
  }

  paint({ phase, flownMs, sinceCrashMs }: FlightDisplay): void {
    const context = this.element.getContext('2d')
    if (!context) return
    const size = { width: this.#width, height: this.#height }
    context.clearRect(0, 0, size.width, size.height)
    paintScenery(context, size, flownMs)
    if (phase === 'waiting' || phase === 'betting') return this.#kite(context, this.#start(), -0.35)

    const top = Math.max(MIN_POINT, pointAt(flownMs))
    paintMarks(context, size, top, (point) => this.#heightAt(point, top))
    const path = this.#pathOf(flownMs, top)
    this.#trail(context, path, phase === 'crashed')
    const head = path[path.length - 1] ?? this.#start()
    const before = path[path.length - 2] ?? this.#start()
    if (phase === 'flying') this.#kite(context, head, Math.atan2(head[1] - before[1], head[0] - before[0]))
    else this.#burst(context, head, sinceCrashMs)
  }

  #start(): [number, number] {
    return [MARGIN.left, this.#height - MARGIN.bottom]
  }

  #heightAt(point: number, top: number): number {
    const high = this.#height - MARGIN.top - MARGIN.bottom
    return this.#height - MARGIN.bottom - Math.min(1, (point - 100) / (top - 100)) * high
  }

  #pathOf(flownMs: number, top: number): [number, number][] {
    const wide = this.#width - MARGIN.left - MARGIN.right
    const lastMs = Math.max(MIN_MS, flownMs)
    const growth = Math.log(2) / msUntilPoint(200)
    return Array.from({ length: STEPS + 1 }, (_, step) => {
      const ms = (flownMs * step) / STEPS
      const reached = 100 * Math.exp(growth * ms)
      return [MARGIN.left + (ms / lastMs) * wide, this.#heightAt(reached, top)]
    })
  }

  #trail(context: CanvasRenderingContext2D, path: [number, number][], isGone: boolean): void {
    const [last] = path[path.length - 1] ?? this.#start()
    const floor = this.#height - MARGIN.bottom
    context.beginPath()
    context.moveTo(MARGIN.left, floor)
    for (const [x, y] of path) context.lineTo(x, y)
    context.lineTo(last, floor)
    context.closePath()
    context.fillStyle = isGone ? 'rgba(255, 110, 140, 0.14)' : 'rgba(255, 138, 76, 0.2)'
    context.fill()
    context.beginPath()
    for (const [x, y] of path) context.lineTo(x, y)
    context.lineWidth = 5
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.strokeStyle = isGone ? '#ff8fa3' : '#ff8a4c'
    context.stroke()
  }

  #kite(context: CanvasRenderingContext2D, [x, y]: [number, number], turn: number): void {
    context.save()
    context.translate(x, y)
    context.rotate(turn)
    fill(context, '#ffd9c2', [0, 0, 30, 0, 12, -13])
    fill(context, '#ff6a3d', [0, 0, 30, 0, 12, 13])
    fill(context, '#ffb45e', [0, 0, -16, -8, -10, 0, -16, 8])
    context.restore()
  }

  /** The fragments fly apart and fade. */
  #burst(context: CanvasRenderingContext2D, [x, y]: [number, number], sinceCrashMs: number): void {
    const part = Math.min(1, sinceCrashMs / 900)
    context.globalAlpha = 1 - part
    for (let spark = 0; spark < BURST; spark++) {
      const angle = (spark / BURST) * 2 * Math.PI + spark
      const distance = (18 + (spark % 5) * 12) * Math.sqrt(part)
      context.fillStyle = spark % 2 === 0 ? '#ffd9c2' : '#ff8fa3'
      context.fillRect(x + Math.cos(angle) * distance - 2, y + Math.sin(angle) * distance - 2, 4, 4)
    }
    context.globalAlpha = 1
  }
}

function fill(context: CanvasRenderingContext2D, colour: string, corners: readonly number[]): void {
  context.beginPath()
  for (let at = 0; at < corners.length; at += 2) context.lineTo(corners[at] ?? 0, corners[at + 1] ?? 0)
  context.closePath()
  context.fillStyle = colour
  context.fill()
}
