import { newBrush } from '../kit/brush.ts'
import { newSheet, svgOf } from '../kit/sheet.ts'
import { box, ellipse, ring, star } from '../kit/shapes.ts'
import { lettered } from '../subjects/lettered.ts'

/** Draws the seal beside the licence line, which shows that the site is a demonstration without real money. */
export function drawSeal(): string {
  const brush = newBrush(newSheet(), { plain: true })
  return svgOf(
    { width: 160, height: 56 },
    brush.sheet,
    brush.ramped(star(28, 28, 27, 24, 24), ['#ffe59a', '#f2b01f', '#b8720c']) +
      brush.ramped(ellipse(28, 28, 20), ['#3a2f6b', '#1c1440']) +
      brush.flat(ring(28, 28, 20, 18.6), '#ffe59a') +
      brush.flat(star(28, 28, 13, 5.6), '#ffe59a') +
      brush.ramped(box(62, 12, 96, 32, 16), ['#3a2f6b', '#1c1440']) +
      brush.line(box(62, 12, 96, 32, 16), '#f2b01f', 1.4) +
      lettered(brush, 'DEMONSTRATION', { x: 110, y: 23, width: 80, height: 9 }, '#fff4c8') +
      lettered(brush, 'NO REAL MONEY', { x: 110, y: 34.5, width: 72, height: 7.5 }, '#c9bdf2'),
  )
}
