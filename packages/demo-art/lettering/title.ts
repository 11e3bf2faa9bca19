import { at, closed } from '../kit/shapes.ts'
import type { Point } from '../kit/shapes.ts'
import { pens } from './pen.ts'
import type { PenName } from './pen.ts'
import { setLine } from './set-line.ts'
import type { SetLine } from './set-line.ts'
import { bend } from './warp.ts'
import type { Warp } from './warp.ts'

export interface TitleSpace {
  /** Centre of the title, its maximum width, its maximum height. */
  x: number
  y: number
  width: number
  height: number
}

export interface TitleShape {
  /** One path for all letters. */
  path: string
  left: number
  right: number
  top: number
  bottom: number
}

const TALLEST = 62

/** Fits a title into its space: on one, two or three lines, to maximize the size of the letters. */
export function shapeTitle(text: string, penName: PenName, warp: Warp, space: TitleSpace): TitleShape {
  const room = { ...space, height: space.height * bend[warp].height }
  const layouts = layoutsOf(text.toUpperCase()).map((lines) => layOut(lines, penName, room))
  const best = layouts.reduce((a, b) => (b.area > a.area * 1.05 ? b : a))
  return drawn(best, warp, space)
}

interface Layout {
  lines: { set: SetLine; size: number }[]
  /** Cap height of the line with the smallest letters. */
  size: number
  leading: number
  area: number
}

function layOut(lines: readonly string[], penName: PenName, room: TitleSpace): Layout {
  const sets = lines.map((line) => setLine(line, pens[penName]))
  const leading = 0.16
  const sizes = sets.map(({ width }) => Math.min(TALLEST, room.width / width))
  const smallest = Math.min(...sizes)
  const even = sizes.map((size) => Math.min(size, smallest * 1.45))
  const total = even.reduce((sum, size) => sum + size, 0) + smallest * leading * (lines.length - 1)
  const fit = Math.min(1, room.height / total)
  const fitted = sets.map((set, i) => ({ set, size: (even[i] ?? smallest) * fit }))
  const area = fitted.reduce((sum, { set, size }) => sum + set.width * size * size, 0)
  return { lines: fitted, size: smallest * fit, leading, area }
}

function drawn({ lines, size, leading }: Layout, warp: Warp, space: TitleSpace): TitleShape {
  const height = lines.reduce((sum, line) => sum + line.size, 0) + size * leading * (lines.length - 1)
  const width = Math.max(...lines.map(({ set, size: lineSize }) => set.width * lineSize))
  const move = (point: Point) => {
    const bent = bend[warp].move(at(point.x / (width / 2), point.y / (height / 2)))
    return at(space.x + (bent.x * width) / 2, space.y + (bent.y * height) / 2)
  }
  let top = -height / 2
  const outlines = lines.flatMap(({ set, size: lineSize }) => {
    const start = top
    top += lineSize + size * leading
    return set.outlines.map((outline) =>
      outline.map(({ x, y }) => move(at((x - set.width / 2) * lineSize, start + y * lineSize))),
    )
  })
  const points = outlines.flat()
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return {
    path: outlines.map(closed).join(''),
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}

/** Returns all ways to split the words into up to three lines. */
function layoutsOf(text: string): string[][] {
  const words = text.split(' ')
  const breaks: string[][] = [[text]]
  for (let index = 1; index < words.length; index++) {
    breaks.push([words.slice(0, index).join(' '), words.slice(index).join(' ')])
    for (let two = index + 1; two < words.length; two++)
      breaks.push([words.slice(0, index).join(' '), words.slice(index, two).join(' '), words.slice(two).join(' ')])
  }
  return breaks
}
