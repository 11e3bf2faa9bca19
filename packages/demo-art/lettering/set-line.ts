import { at } from '../kit/shapes.ts'
import type { Point } from '../kit/shapes.ts'
import { glyphOf } from './glyph.ts'
import type { Glyph } from './glyph.ts'
import type { Pen } from './pen.ts'

export interface SetLine {
  outlines: Point[][]
  width: number
}

const rows = Array.from({ length: 12 }, (_, i) => (i + 0.5) / 12)

/** Sets a line of capitals: cap height 1, optical spacing by the letters' actual sides. */
export function setLine(text: string, pen: Pen): SetLine {
  let x = 0
  let before: Glyph | undefined
  const outlines: Point[][] = []
  for (const letter of text) {
    if (letter === ' ') {
      x += 0.3 * pen.width
      before = undefined
      continue
    }
    const glyph = glyphOf(letter, pen)
    if (before) x += pen.gap - nearness(before, glyph)
    for (const outline of glyph.outlines) outlines.push(outline.map((point) => at(point.x + x, point.y)))
    x += glyph.width
    before = glyph
  }
  return { outlines, width: x }
}

/** Returns how far two neighbours can be moved together until they are as close as two stems. */
function nearness(left: Glyph, right: Glyph): number {
  const [ends, starts] = [sidesOf(left).right, sidesOf(right).left]
  const gaps = rows.map((_, i) => left.width - (ends[i] ?? 0) + (starts[i] ?? 0))
  return Math.max(-0.1, Math.min(0.16, Math.min(...gaps)))
}

interface Sides {
  left: number[]
  right: number[]
}

const knownSides = new WeakMap<Glyph, Sides>()

/** Returns the start and the end of a letter in each row. */
function sidesOf(glyph: Glyph): Sides {
  const cached = knownSides.get(glyph)
  if (cached) return cached
  const hits = rows.map((y) => glyph.outlines.flatMap((outline) => crossings(outline, y)))
  const sides = {
    left: hits.map((xs) => (xs.length > 0 ? Math.min(...xs) : glyph.width * 0.6)),
    right: hits.map((xs) => (xs.length > 0 ? Math.max(...xs) : glyph.width * 0.4)),
  }
  knownSides.set(glyph, sides)
  return sides
}

function crossings(outline: readonly Point[], y: number): number[] {
  return outline.flatMap((from, i) => {
    const to = outline[(i + 1) % outline.length]
    if (!to || from.y > y === to.y > y) return []
    return [from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)]
  })
}
