import { pointText } from '../maths/crash.ts'

export interface Size {
  width: number
  height: number
}

const STARS = 36
/** Speed of the nearest stars, in pixels per second. */
const NEAREST_SPEED = 60
/** Time after which the hills are far below. */
const CLIMB_MS = 5_000
const HILLS = [
  { colour: '#341548', high: 0.3, waves: 2.3, shift: 0.4 },
  { colour: '#230e36', high: 0.2, waves: 3.1, shift: 2.1 },
] as const
/** Multiplier marks; the highest ones below the reached multiplier are shown, up to this number. */
const MARKS = [120, 150, 200, 300, 500, 800, 1_200, 2_000, 5_000, 10_000, 50_000, 100_000, 500_000] as const
const MARKS_SHOWN = 3

/** Deterministic number between 0 and 1 for each star and purpose. */
const scattered = (star: number, purpose: number): number => {
  const wide = Math.sin(star * 12.9898 + purpose * 78.233) * 43_758.5453
  return wide - Math.floor(wide)
}

const wrapped = (value: number, length: number): number => ((value % length) + length) % length

/** The background of the flight: the stars pass by, and the hills fall behind. */
export function paintScenery(context: CanvasRenderingContext2D, { width, height }: Size, flownMs: number): void {
  context.fillStyle = '#f3e6ff'
  for (let star = 0; star < STARS; star++) {
    const scatter = scattered(star, 3)
    const passed = (flownMs / 1_000) * NEAREST_SPEED * (0.15 + scatter * 0.85)
    const [x, y] = [wrapped(scattered(star, 1) * width - passed, width), scattered(star, 2) * height + passed * 0.45]
    context.globalAlpha = 0.25 + scatter * 0.5
    const size = 1 + scatter * 1.4
    context.fillRect(x, wrapped(y, height), size, size)
  }
  context.globalAlpha = 1
  const descent = Math.min(1, flownMs / CLIMB_MS)
  for (const hill of HILLS) paintHill(context, { width, height }, { ...hill, descent })
}

interface Hill {
  colour: string
  /** Height of the hill as a share of the canvas. */
  high: number
  waves: number
  shift: number
  /** How far the hill has moved down, from 0 to 1. */
  descent: number
}

function paintHill(context: CanvasRenderingContext2D, { width, height }: Size, hill: Hill): void {
  const { colour, high, waves, shift, descent } = hill
  if (descent >= 1) return
  const steps = 24
  const foot = height + descent * high * height * 1.2
  context.beginPath()
  context.moveTo(0, height)
  for (let step = 0; step <= steps; step++) {
    const part = step / steps
    const wave = 0.6 + 0.4 * Math.sin(part * waves * Math.PI + shift + descent)
    context.lineTo(part * width, foot - wave * high * height)
  }
  context.lineTo(width, height)
  context.closePath()
  context.fillStyle = colour
  context.fill()
}

/** Paints the highest multiplier marks up to `top`; `heightOf` returns the height of a mark on the canvas. */
export function paintMarks(
  context: CanvasRenderingContext2D,
  { width }: Size,
  top: number,
  heightOf: (point: number) => number,
): void {
  context.font = '600 12px system-ui, sans-serif'
  context.textAlign = 'right'
  context.textBaseline = 'middle'
  for (const point of MARKS.filter((mark) => mark <= top).slice(-MARKS_SHOWN)) {
    const y = heightOf(point)
    context.fillStyle = 'rgba(255, 255, 255, 0.1)'
    context.fillRect(14, y, width - 66, 1)
    context.fillStyle = 'rgba(255, 255, 255, 0.62)'
    context.fillText(`×${pointText(point).replace(/\.?0+$/, '')}`, width - 10, y)
  }
}
