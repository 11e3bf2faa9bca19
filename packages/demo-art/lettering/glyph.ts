import { at } from '../kit/shapes.ts'
import type { Point } from '../kit/shapes.ts'
import { clippedTo, clockwise } from './clip.ts'
import type { Pen } from './pen.ts'
import { skeletons } from './skeletons.ts'
import { strokesOf } from './strokes.ts'

export interface Glyph {
  outlines: Point[][]
  width: number
}

const glyphsByPen = new Map<Pen, Map<string, Glyph>>()

/** Returns the letter's outlines with this pen: cap height 1, left edge at 0, top at 0. */
export function glyphOf(letter: string, pen: Pen): Glyph {
  const letters = glyphsByPen.get(pen) ?? new Map<string, Glyph>()
  glyphsByPen.set(pen, letters)
  const glyph = letters.get(letter) ?? drawGlyph(letter, pen)
  letters.set(letter, glyph)
  return glyph
}

function drawGlyph(letter: string, pen: Pen): Glyph {
  const skeleton = skeletons[letter]
  if (!skeleton) throw new Error(`the alphabet has no ${letter}`)
  const inner = skeleton.wide * pen.width
  const place = (point: Point) => at(pen.stem / 2 + point.x * inner, pen.bar / 2 + point.y * (1 - pen.bar))
  const width = inner + pen.stem
  const strokes = strokesOf(skeleton.lines, pen.smoothness).map((stroke) => stroke.map(place))
  const outlines = strokes.flatMap((stroke) => {
    const others = strokes.filter((other) => other !== stroke)
    return bodyOf(stroke, pen, (end) => isFree(end, others))
  })
  const spare = pen.ends === 'slab' || pen.ends === 'flared' ? 0.09 : 0
  const bounds = { left: -spare, right: width + spare, top: 0, bottom: 1 }
  return {
    outlines: outlines.map((outline) => clockwise(clippedTo(outline, bounds))).filter(({ length }) => length > 2),
    width,
  }
}

/** Whether an end touches no other stroke: only such an end has a serif. */
const isFree = (end: Point, strokes: readonly (readonly Point[])[]) =>
  strokes.every((stroke) => distanceTo(stroke, end) > 0.03)

function distanceTo(stroke: readonly Point[], { x, y }: Point): number {
  const gaps = stroke.slice(1).map((to, i) => {
    const from = stroke[i] ?? to
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const share = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)))
    return Math.hypot(from.x + dx * share - x, from.y + dy * share - y)
  })
  return Math.min(...gaps)
}

function bodyOf(stroke: readonly Point[], pen: Pen, free: (end: Point) => boolean): Point[][] {
  const line = lengthened(stroke, pen)
  const left: Point[] = []
  const right: Point[] = []
  line.forEach((point, i) => {
    const along = directionAt(line, i)
    const half = thicknessAt(along, pen) / 2
    left.push(at(point.x - along.y * half, point.y + along.x * half))
    right.push(at(point.x + along.y * half, point.y - along.x * half))
  })
  const [first, last] = [line.at(0), line.at(-1)]
  const caps = [first, last].flatMap((end) => (end && pen.ends === 'round' ? [disc(end, pen)] : []))
  return [[...left, ...right.reverse()], ...caps, ...serifs(stroke, pen, free)]
}

const lastStep = (line: readonly Point[], i: number): Point => {
  const [before, after] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]]
  return before && after ? at(after.x - before.x, after.y - before.y) : at(0, 1)
}

function directionAt(line: readonly Point[], i: number): Point {
  const step = lastStep(line, i)
  const length = Math.hypot(step.x, step.y) || 1
  return at(step.x / length, step.y / length)
}

/**
 * Returns the thickness of a stroke, as by an oblique broad nib: stems and falling diagonals are thick, others thin.
 */
function thicknessAt(along: Point, pen: Pen): number {
  if (pen.stem === pen.bar) return pen.stem
  const askew = pen.ends === 'flared' ? 0.3 : 0
  const upright = Math.abs(Math.sin(Math.atan2(along.y, along.x) - askew) / Math.cos(askew * 0.7))
  return pen.bar + (pen.stem - pen.bar) * Math.min(1, upright)
}

function lengthened(stroke: readonly Point[], pen: Pen): Point[] {
  const [first, last] = [stroke.at(0), stroke.at(-1)]
  if (!first || !last || pen.ends === 'round') return [...stroke]
  const [start, end] = [directionAt(stroke, 0), directionAt(stroke, stroke.length - 1)]
  const isRing = Math.hypot(first.x - last.x, first.y - last.y) < 0.001
  if (isRing) return [...stroke, stroke[1] ?? last]
  const [before, after] = [reachAt(first, start, pen), reachAt(last, end, pen)]
  return [
    at(first.x - start.x * before, first.y - start.y * before),
    ...stroke,
    at(last.x + end.x * after, last.y + end.y * after),
  ]
}

/**
 * Returns how far a slanted line extends beyond the top and the foot of the letter, where the box then cuts it flat.
 */
function reachAt(end: Point, along: Point, pen: Pen): number {
  const isOuter = Math.abs(end.y - 0.5) > 0.49 - pen.bar / 2
  const isSlanted = Math.abs(along.x) > 0.1 && Math.abs(along.y) > 0.35
  return isOuter && isSlanted ? 0.3 : pen.bar / 2
}

const disc = (centre: Point, pen: Pen): Point[] =>
  Array.from({ length: 14 }, (_, i) => {
    const turn = (i / 14) * 2 * Math.PI
    return at(centre.x + (Math.cos(turn) * pen.stem) / 2, centre.y + (Math.sin(turn) * pen.stem) / 2)
  })

function serifs(stroke: readonly Point[], pen: Pen, free: (end: Point) => boolean): Point[][] {
  if (pen.ends !== 'slab' && pen.ends !== 'flared') return []
  const ends = [
    { end: stroke.at(0), along: directionAt(stroke, 0) },
    { end: stroke.at(-1), along: directionAt(stroke, stroke.length - 1) },
  ]
  return ends.flatMap(({ end, along }) => (end && free(end) && Math.abs(along.y) > 0.7 ? [serif(end, along, pen)] : []))
}

function serif(end: Point, along: Point, pen: Pen): Point[] {
  const isTop = end.y < 0.5
  const y = isTop ? 0 : 1
  const into = isTop ? 1 : -1
  const half = thicknessAt(along, pen) / 2
  const reach = half + (pen.ends === 'slab' ? 0.09 : 0.075)
  const height = pen.ends === 'slab' ? 0.13 : 0.055
  if (pen.ends === 'slab')
    return [
      at(end.x - reach, y),
      at(end.x + reach, y),
      at(end.x + reach, y + into * height),
      at(end.x - reach, y + into * height),
    ]
  return [
    at(end.x - reach, y),
    at(end.x + reach, y),
    at(end.x + reach * 0.92, y + into * height),
    at(end.x + half, y + into * 0.2),
    at(end.x - half, y + into * 0.2),
    at(end.x - reach * 0.92, y + into * height),
  ]
}
