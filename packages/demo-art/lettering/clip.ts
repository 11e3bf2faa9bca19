import { at } from '../kit/shapes.ts'
import type { Point } from '../kit/shapes.ts'

export interface Bounds {
  left: number
  right: number
  top: number
  bottom: number
}

type Side = { inside: (point: Point) => boolean; cut: (from: Point, to: Point) => Point }

const cutAtX = (x: number) => (from: Point, to: Point) =>
  at(x, from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y))
const cutAtY = (y: number) => (from: Point, to: Point) =>
  at(from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x), y)

/** Sutherland–Hodgman: returns the part of the outline inside the bounds. */
export function clippedTo(outline: readonly Point[], { left, right, top, bottom }: Bounds): Point[] {
  const sides: Side[] = [
    { inside: ({ x }) => x >= left, cut: cutAtX(left) },
    { inside: ({ x }) => x <= right, cut: cutAtX(right) },
    { inside: ({ y }) => y >= top, cut: cutAtY(top) },
    { inside: ({ y }) => y <= bottom, cut: cutAtY(bottom) },
  ]
  return sides.reduce<Point[]>((points, side) => clipOne(points, side), [...outline])
}

function clipOne(points: readonly Point[], { inside, cut }: Side): Point[] {
  return points.flatMap((to, i) => {
    const from = points[(i + points.length - 1) % points.length] ?? to
    if (inside(to)) return inside(from) ? [to] : [cut(from, to), to]
    return inside(from) ? [cut(from, to)] : []
  })
}

/** Returns the outline in clockwise order, so that overlapping parts of a letter merge instead of cutting holes. */
export function clockwise(outline: readonly Point[]): Point[] {
  const area = outline.reduce((sum, from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from
    return sum + from.x * to.y - to.x * from.y
  }, 0)
  return area < 0 ? [...outline].reverse() : [...outline]
}
