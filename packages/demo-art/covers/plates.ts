import type { Brush } from '../kit/brush.ts'
import { lit, shaded } from '../kit/colour.ts'
import type { Palette } from '../kit/palettes.ts'
import { linear } from '../kit/sheet.ts'
import { box, closed, at } from '../kit/shapes.ts'
import type { TitleShape } from '../lettering/title.ts'

/** Background of the title. */
export type PlateName = 'none' | 'ribbon' | 'plaque' | 'splash'

const plates: Readonly<Record<PlateName, (brush: Brush, shape: TitleShape, palette: Palette) => string>> = {
  none: () => '',
  ribbon: (brush, { left, right, top, bottom }, { main, metal }) => {
    const [l, r, t, b] = [Math.max(16, left - 16), Math.min(284, right + 16), top - 9, bottom + 9]
    const tail = (x: number, side: number) =>
      closed([
        at(x, t + 12),
        at(x + side * 24, t + 12),
        at(x + side * 12, (t + b) / 2 + 8),
        at(x + side * 24, b + 10),
        at(x, b + 10),
      ])
    return (
      brush.solid(tail(l + 6, -1) + tail(r - 6, 1), shaded(main, 0.35), { relief: 1, edge: 2 }) +
      brush.solid(box(l, t, r - l, b - t, 6), main, { relief: 2, edge: 2.4 }) +
      brush.line(box(l + 5, t + 5, r - l - 10, b - t - 10, 3), metal, 1.4, 0.9)
    )
  },
  plaque: (brush, { left, right, top, bottom }, { sky, metal }) => {
    const [l, r, t, b] = [Math.max(12, left - 14), Math.min(288, right + 14), top - 10, bottom + 10]
    return (
      brush.solid(box(l, t, r - l, b - t, 14), metal, { relief: 2, edge: 2.4 }) +
      brush.solid(box(l + 6, t + 6, r - l - 12, b - t - 12, 9), shaded(sky[1], 0.45), { relief: 1, edge: 1.4 })
    )
  },
  splash: (brush, { top, bottom }, { main, accent }) => {
    const [t, b] = [top - 4, bottom + 6]
    return (
      brush.flat(
        closed([at(-6, t + 14), at(120, t - 2), at(306, t - 12), at(306, b - 12), at(150, b + 6), at(-6, b + 2)]),
        shaded(main, 0.5),
        0.9,
      ) +
      brush.line(`M-6 ${t + 10}L120 ${t - 5}L306 ${t - 16}`, lit(accent, 0.2), 3.4) +
      brush.line(`M-6 ${b + 5}L150 ${b + 9}L306 ${b - 8}`, lit(accent, 0.2), 3.4)
    )
  },
}

export const drawPlate = (name: PlateName, brush: Brush, shape: TitleShape, palette: Palette): string =>
  plates[name](brush, shape, palette)

/** Draws the bottom of a cover, dark enough for readable text. */
export function footShade(brush: Brush, { sky }: Palette): string {
  const colour = shaded(sky[0], 0.35)
  const fill = linear(brush.sheet, [
    { at: 0, colour, opacity: 0 },
    { at: 0.45, colour, opacity: 0.55 },
    { at: 1, colour, opacity: 0.94 },
  ])
  return `<rect y="150" width="300" height="150" fill="${fill}"/>`
}
