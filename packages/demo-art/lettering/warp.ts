import { at } from '../kit/shapes.ts'
import type { Point } from '../kit/shapes.ts'

export type Warp = 'straight' | 'arch' | 'smile' | 'bulge' | 'rise' | 'wave' | 'pinch'

interface Bend {
  /** Maps a point in a box from -1 to 1. */
  move: (point: Point) => Point
  /** Share of the space's height available to the letters. */
  height: number
}

export const bend: Readonly<Record<Warp, Bend>> = {
  straight: { move: (point) => point, height: 1 },
  arch: { move: ({ x, y }) => at(x, y + 0.42 * x * x - 0.2), height: 0.82 },
  smile: { move: ({ x, y }) => at(x, y - 0.36 * x * x + 0.18), height: 0.85 },
  bulge: { move: ({ x, y }) => at(x, y * (1.22 - 0.34 * x * x)), height: 0.82 },
  rise: { move: ({ x, y }) => at(x, y * (1 + 0.1 * x) - 0.2 * x), height: 0.82 },
  wave: { move: ({ x, y }) => at(x, y + 0.16 * Math.sin(x * Math.PI)), height: 0.86 },
  pinch: { move: ({ x, y }) => at(x, y * (0.84 + 0.34 * x * x)), height: 0.85 },
}
