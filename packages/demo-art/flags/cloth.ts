import { box, closed, ellipse, star } from '../kit/shapes.ts'
import type { Point } from '../kit/shapes.ts'

/** Side of a flag's square. Flags are displayed at 20 to 40 pixels in a circle, so they have few, large shapes. */
const SIDE = 32

export const patch = (path: string, colour: string): string => `<path fill="${colour}" d="${path}"/>`

export const field = (colour: string): string => patch(`M0 0h${SIDE}v${SIDE}H0z`, colour)

/** Horizontal stripes from top to bottom; a number is a stripe's share of the height. */
export const bars = (...colours: (string | [string, number])[]): string =>
  strips(colours, (from, size) => box(0, from, SIDE, size))

/** Vertical stripes from left to right. */
export const posts = (...colours: (string | [string, number])[]): string =>
  strips(colours, (from, size) => box(from, 0, size, SIDE))

function strips(colours: (string | [string, number])[], shape: (from: number, size: number) => string): string {
  const shares = colours.map((colour) => (typeof colour === 'string' ? ([colour, 1] as const) : colour))
  const part = SIDE / shares.reduce((total, [, share]) => total + share, 0)
  let from = 0
  return shares
    .map(([colour, share]) => {
      const strip = patch(shape(from, SIDE - from), colour)
      from += share * part
      return strip
    })
    .join('')
}

export const disc = (x: number, y: number, radius: number, colour: string): string =>
  patch(ellipse(x, y, radius), colour)

export const starOf = (x: number, y: number, size: number, colour: string, turn = 0): string =>
  patch(star(x, y, size, size * 0.4, 5, turn), colour)

export const shape = (points: readonly Point[], colour: string): string => patch(closed(points), colour)

export const stroke = (path: string, colour: string, width: number): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${path}"/>`

/** A disc with another one cut from its side: a crescent moon. */
export function crescent(x: number, y: number, radius: number, colour: string): string {
  const tips = radius * 0.72
  const inner = radius * 0.82
  const tipX = Math.round((x + radius * 0.69) * 10) / 10
  const [top, foot] = [y - tips, y + tips].map((tip) => Math.round(tip * 10) / 10)
  return patch(
    `M${tipX} ${top}A${radius} ${radius} 0 1 0 ${tipX} ${foot}A${inner} ${inner} 0 1 1 ${tipX} ${top}z`,
    colour,
  )
}
