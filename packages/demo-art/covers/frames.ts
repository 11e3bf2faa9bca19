import { mirrored, placed } from '../kit/brush.ts'
import type { Brush } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import type { Palette } from '../kit/palettes.ts'
import { box, ellipse, polygon } from '../kit/shapes.ts'

/** Frame of a cover. Most covers have only a slight light on the rim. */
export type FrameName = 'rim' | 'gold' | 'double' | 'neon' | 'bulbs' | 'corners'

const band = (inset: number, width: number, radius: number) =>
  `${box(inset, inset, 300 - 2 * inset, 300 - 2 * inset, radius)}${box(inset + width, inset + width, 300 - 2 * (inset + width), 300 - 2 * (inset + width), Math.max(0, radius - width))}`
const frameFill = (markup: string) => markup.replaceAll('<path ', '<path fill-rule="evenodd" ')

const frames: Readonly<Record<FrameName, (brush: Brush, palette: Palette) => string>> = {
  rim: (brush) => brush.line(box(1.5, 1.5, 297, 297, 2), '#ffffff', 3, 0.22),
  gold: (brush, { metal }) =>
    frameFill(brush.solid(band(0, 9, 6), metal, { relief: 2, edge: 0 })) +
    brush.line(box(10, 10, 280, 280, 4), shaded(metal, 0.6), 1.6, 0.9),
  double: (brush, { metal, main }) =>
    frameFill(brush.ramped(band(0, 6, 4), [shaded(main, 0.3), shaded(main, 0.6)])) +
    brush.line(box(7, 7, 286, 286, 5), lit(metal, 0.3), 2) +
    brush.line(box(11, 11, 278, 278, 4), metal, 1.1, 0.8),
  neon: (brush, { accent }) =>
    brush.line(box(7, 7, 286, 286, 14), accent, 9, 0.3) +
    brush.line(box(7, 7, 286, 286, 14), accent, 4, 0.9) +
    brush.line(box(7, 7, 286, 286, 14), '#ffffff', 1.4, 0.95),
  bulbs: (brush, { main, metal }) => {
    const spots = Array.from({ length: 12 }, (_, i) => 7 + i * 26)
    const lamp = (x: number, y: number, i: number) =>
      brush.glow(x, y, 9, '#fff2b0', i % 2 ? 0.9 : 0.4) + brush.flat(ellipse(x, y, 3.6), i % 2 ? '#fffbe0' : '#ffd86a')
    return (
      frameFill(brush.ramped(band(0, 13, 4), [main, shaded(main, 0.4)])) +
      brush.line(box(14, 14, 272, 272, 3), metal, 2) +
      spots
        .map((spot, i) => lamp(spot, 6.5, i) + lamp(spot, 293.5, i + 1) + lamp(6.5, spot, i) + lamp(293.5, spot, i + 1))
        .join('')
    )
  },
  corners: (brush, { metal }) => {
    const corner =
      brush.solid('M0 0H62C44 8 22 10 14 18C8 24 8 44 0 62Z', metal, { relief: 1, edge: 1.6 }) +
      brush.solid(polygon(17, 17, 8, 4), lit(metal, 0.3), { relief: 1, edge: 1.2 })
    const pair = placed({ x: -150, y: 0 }, corner)
    return (
      brush.line(box(3, 3, 294, 294, 3), metal, 3, 0.9) +
      placed({ x: 150, y: 0 }, mirrored(pair)) +
      `<g transform="translate(150 300) scale(1 -1)">${mirrored(pair)}</g>`
    )
  },
}

export const drawFrame = (name: FrameName, brush: Brush, palette: Palette): string => frames[name](brush, palette)
