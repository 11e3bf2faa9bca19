import { newBrush } from '../kit/brush.ts'
import type { Brush } from '../kit/brush.ts'
import { newSheet, svgOf } from '../kit/sheet.ts'
import { at, box, closed, ellipse, star } from '../kit/shapes.ts'

type Draw = (brush: Brush) => string

const field =
  (colour: string): Draw =>
  (brush) =>
    brush.flat(box(0, 0, 24, 18), colour)
const bars =
  (...colours: string[]): Draw =>
  (brush) =>
    colours
      .map((colour, i) => brush.flat(box(0, (18 / colours.length) * i, 24, 18 / colours.length + 0.1), colour))
      .join('')
const posts =
  (...colours: string[]): Draw =>
  (brush) =>
    colours
      .map((colour, i) => brush.flat(box((24 / colours.length) * i, 0, 24 / colours.length + 0.1, 18), colour))
      .join('')

const unionJack: Draw = (brush) =>
  field('#1f2f7a')(brush) +
  brush.line('M0 0L24 18M24 0L0 18', '#ffffff', 3.6) +
  brush.line('M0 0L24 18M24 0L0 18', '#c8202f', 1.4) +
  brush.flat(`${box(9, 0, 6, 18)}${box(0, 6, 24, 6)}`, '#ffffff') +
  brush.flat(`${box(10.2, 0, 3.6, 18)}${box(0, 7.2, 24, 3.6)}`, '#c8202f')

const philippines: Draw = (brush) =>
  bars('#1f4fb8', '#ce1f2f')(brush) +
  brush.flat(closed([at(0, 0), at(13, 9), at(0, 18)]), '#ffffff') +
  brush.flat(star(4.4, 9, 3.1, 1.5, 8), '#f7c52e') +
  brush.flat(star(1.6, 2.6, 1, 0.4) + star(1.6, 15.4, 1, 0.4) + star(10.8, 9, 1, 0.4), '#f7c52e')

/** Arabic belongs to many countries: a crescent and a star on green, no one's flag. */
const arabic: Draw = (brush) =>
  field('#0f7a4a')(brush) +
  brush.flat('M13.6 3.6A6 6 0 1 0 13.6 14.4A4.9 4.9 0 1 1 13.6 3.6Z', '#ffffff') +
  brush.flat(star(16, 9, 2.6, 1.05, 5), '#ffffff')

const flags: Readonly<Record<string, Draw>> = {
  en: unionJack,
  ty: philippines,
  ar: arabic,
  th: bars('#c9202f', '#ffffff', '#2a2f6b', '#2a2f6b', '#ffffff', '#c9202f'),
  vi: (brush) => field('#d8232a')(brush) + brush.flat(star(12, 9, 5.4, 2.1), '#ffdf2e'),
  id: bars('#d8232a', '#ffffff'),
  ja: (brush) => field('#ffffff')(brush) + brush.flat(ellipse(12, 9, 5), '#c8102e'),
  fr: posts('#1f3a93', '#ffffff', '#e0313c'),
}

export const flagNames: readonly string[] = Object.keys(flags)

export function drawFlag(name: string): string {
  const draw = flags[name]
  if (!draw) throw new Error(`no flag for ${name}`)
  const brush = newBrush(newSheet(), { plain: true })
  const edge = box(0, 0, 24, 18, 3)
  return svgOf(
    { width: 24, height: 18 },
    brush.sheet,
    brush.within(edge, draw(brush)) + brush.line(box(0.25, 0.25, 23.5, 17.5, 2.8), '#000000', 0.5, 0.18),
  )
}
