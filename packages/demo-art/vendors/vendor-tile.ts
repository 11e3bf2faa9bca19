import { newBrush, placed } from '../kit/brush.ts'
import { lightnessOf, lit, shaded } from '../kit/colour.ts'
import { newSheet, svgOf } from '../kit/sheet.ts'
import { box, ellipse } from '../kit/shapes.ts'
import { shapeTitle } from '../lettering/title.ts'
import { markOf } from './marks.ts'

const evenOdd = (markup: string) => markup.replaceAll('<path ', '<path fill-rule="evenodd" ')

/** Draws only the mark, for the strip of vendors, on dark and light backgrounds. */
export function drawVendorMark(code: string): string {
  const { path, colour } = markOf(code)
  const brush = newBrush(newSheet(), { plain: true })
  const badge = box(24, 0, 72, 72, 20)
  const ink = lightnessOf(colour) > 0.74 ? shaded(colour, 0.72) : '#ffffff'
  return svgOf(
    { width: 120, height: 72 },
    brush.sheet,
    brush.ramped(badge, [lit(colour, 0.3), colour, shaded(colour, 0.28)]) +
      brush.gloss(60, 12, 32, 11, 0.35) +
      placed({ x: 60, y: 36, scale: 2.1 }, evenOdd(brush.flat(path, ink))),
  )
}

/** Draws mark and name, for a vendor's own page. */
export function drawVendorLogo(code: string, name: string): string {
  const { path, colour } = markOf(code)
  const brush = newBrush(newSheet(), { plain: true })
  const words = shapeTitle(name, 'poster', 'straight', { x: 196, y: 36, width: 240, height: 34 })
  const shift = 76 - words.left
  return svgOf(
    { width: Math.ceil(words.right + shift + 8), height: 72 },
    brush.sheet,
    brush.ramped(box(2, 6, 60, 60, 16), [lit(colour, 0.3), colour, shaded(colour, 0.28)]) +
      placed(
        { x: 32, y: 36, scale: 1.75 },
        evenOdd(brush.flat(path, lightnessOf(colour) > 0.74 ? shaded(colour, 0.72) : '#ffffff')),
      ) +
      placed({ x: shift, y: 0 }, brush.flat(words.path, colour)),
  )
}

/** Draws a square tile: the mark before a light in the vendor's colour, and the name below. */
export function drawVendorTile(code: string, name: string): string {
  const { path, colour } = markOf(code)
  const brush = newBrush(newSheet())
  const mark = brush.solid(path, [lit(colour, 0.75), lit(colour, 0.2), colour], {
    relief: 1,
    edge: 0.8,
    ink: shaded(colour, 0.7),
  })
  const words = shapeTitle(name, 'poster', 'straight', { x: 100, y: 164, width: 172, height: 40 })
  return svgOf(
    { width: 200, height: 200 },
    brush.sheet,
    brush.ramped(box(0, 0, 200, 200), [shaded(colour, 0.35), shaded(colour, 0.7)]) +
      brush.glow(100, 80, 110, colour, 0.9) +
      brush.line(ellipse(100, 80, 62), lit(colour, 0.5), 2, 0.5) +
      brush.lifted(5, placed({ x: 100, y: 80, scale: 4.1 }, evenOdd(mark))) +
      brush.flat(words.path, '#ffffff'),
  )
}
