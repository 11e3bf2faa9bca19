import { at } from '../kit/shapes.ts'
import type { Point } from '../kit/shapes.ts'

type Step = { letter: string; numbers: number[] }

const stepsOf = (data: string): Step[] =>
  [...data.matchAll(/([MLCZ])([^MLCZ]*)/g)].map(([, letter = '', numbers = '']) => ({
    letter,
    numbers: numbers.trim().split(/\s+/).filter(Boolean).map(Number),
  }))

/** Splits path data (M, L, C, Z) into strokes: a new one wherever the line turns a corner after an L. */
export function strokesOf(data: string, smoothness: number): Point[][] {
  const strokes: Point[][] = []
  let current: Point[] = []
  for (const { letter, numbers } of stepsOf(data)) {
    if (letter === 'M') strokes.push((current = [pointFrom(numbers)]))
    if (letter === 'L') current.push(...midway(current.at(-1), pointFrom(numbers)))
    if (letter === 'C') current.push(...curve(current.at(-1) ?? at(0, 0), numbers, smoothness))
  }
  return strokes
}

const pointFrom = ([x = 0, y = 0]: readonly number[]): Point => at(x, y)

/**
 * Returns intermediate points of a straight line, so that it stays straight beside a curve and bends when warped.
 */
function midway(from: Point | undefined, to: Point): Point[] {
  if (!from) return [to]
  const share = (part: number) => at(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
  return [share(0.04), share(0.35), share(0.65), share(0.96), to]
}

function curve(
  from: Point,
  [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0]: readonly number[],
  pieces: number,
): Point[] {
  return Array.from({ length: pieces }, (_, i) => {
    const t = (i + 1) / pieces
    const s = 1 - t
    const blend = (a: number, b: number, c: number, d: number) =>
      s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d
    return at(blend(from.x, x1, x2, x), blend(from.y, y1, y2, y))
  })
}
