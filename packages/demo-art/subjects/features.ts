import { mirrored, placed } from '../kit/brush.ts'
import type { Brush } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import { at, ellipse, petal, put } from '../kit/shapes.ts'

/** Features of many faces. All are drawn for the right side and mirrored. */

interface Eye {
  x: number
  y: number
  size: number
  iris: string
  tilt?: number
}

/** A narrow, glowing eye under a heavy brow, for fierce animals. */
export function fierceEyes(brush: Brush, { x, y, size, iris, tilt = 16 }: Eye): string {
  const almond = `M${-size} ${size * 0.28}Q${-size * 0.3} ${-size * 0.62} ${size} ${-size * 0.42}Q${size * 0.5} ${size * 0.62} ${-size} ${size * 0.28}Z`
  const eye =
    brush.glow(0, 0, size * 1.5, iris, 0.8) +
    brush.solid(almond, [lit(iris, 0.75), iris], { edge: 2.4, relief: 0, ink: '#1a0508' }) +
    brush.flat(ellipse(size * 0.05, -size * 0.04, size * 0.17, size * 0.4), '#14040a') +
    brush.flat(ellipse(size * 0.26, -size * 0.2, size * 0.12), '#ffffff')
  return mirrored(placed({ x, y, turn: -tilt * 0.2 }, eye))
}

/** A large round eye, for cute animals. */
export function roundEyes(brush: Brush, { x, y, size, iris }: Eye): string {
  const eye =
    brush.flat(ellipse(0, 0, size * 1.06, size * 1.16), '#1c0d12') +
    brush.ramped(ellipse(0, size * 0.08, size * 0.86, size * 0.96), [shaded(iris, 0.75), iris, lit(iris, 0.5)]) +
    brush.flat(ellipse(0, 0, size * 0.5, size * 0.58), '#12060a') +
    brush.flat(ellipse(-size * 0.28, -size * 0.4, size * 0.32), '#ffffff') +
    brush.flat(ellipse(size * 0.34, size * 0.4, size * 0.15), '#ffffff', 0.9)
  return placed({ x, y }, eye) + placed({ x: -x, y }, eye)
}

/** A wedge-shaped fang, root up. */
export const fang = (brush: Brush, x: number, y: number, length: number, wide = length * 0.28): string =>
  brush.solid(
    petal(at(x - wide * 0.2, y), at(x + wide * 0.3, y + length), wide, 1),
    ['#ffffff', '#fff3d6', '#d9b98a'],
    { edge: 1.6, relief: 0 },
  )

/** Locks of a mane round the face, on both sides. */
export function mane(
  brush: Brush,
  locks: readonly (readonly [x: number, y: number, tx: number, ty: number, belly: number])[],
  colour: string,
): string {
  return mirrored(
    locks
      .map(([x, y, tx, ty, belly], i) =>
        brush.solid(petal(at(x, y), at(tx, ty), belly, belly * 0.4), i % 2 ? shaded(colour, 0.12) : colour, {
          edge: 2,
          relief: 1,
        }),
      )
      .join(''),
  )
}

/** A horn as a bent cone with rings. */
export function horn(
  brush: Brush,
  spine: readonly (readonly [number, number])[],
  wide: number,
  colour: string,
): string {
  const left: string[] = []
  const right: string[] = []
  spine.forEach(([x, y], i) => {
    const [px, py] = spine[Math.max(0, i - 1)] ?? [x, y]
    const [nx, ny] = spine[Math.min(spine.length - 1, i + 1)] ?? [x, y]
    const length = Math.hypot(nx - px, ny - py) || 1
    const half = wide * (1 - i / (spine.length - 1)) + 0.6
    left.push(put(at(x - ((ny - py) / length) * half, y + ((nx - px) / length) * half)))
    right.push(put(at(x + ((ny - py) / length) * half, y - ((nx - px) / length) * half)))
  })
  const rings = spine.slice(1, -1).map((_, i) => `M${left[i + 1]}L${right[i + 1]}`)
  return (
    brush.solid(`M${[...left, ...right.reverse()].join('L')}Z`, colour, { relief: 2 }) +
    brush.line(rings.join(''), shaded(colour, 0.5), 1.6, 0.7)
  )
}

/** Points along a quadratic curve, for horns and tails. */
export const bow = (
  from: readonly [number, number],
  over: readonly [number, number],
  to: readonly [number, number],
  pieces = 7,
): [number, number][] =>
  Array.from({ length: pieces + 1 }, (_, i) => {
    const t = i / pieces
    const s = 1 - t
    return [
      s * s * from[0] + 2 * s * t * over[0] + t * t * to[0],
      s * s * from[1] + 2 * s * t * over[1] + t * t * to[1],
    ]
  })
