import { at, disc, draw, lettering } from '../quick-pick/art/drawing.ts'
import type { Drawing } from '../quick-pick/art/drawing.ts'
import { priceText, slotsOf } from './maths/plinko.ts'
import type { Board } from './maths/plinko.ts'
import { slotColour } from './slot-colour.ts'

const WIDTH = 360
const TOP = 20
const BOTTOM = 206

/** Draws the pegs, the ball's path between them, and its final slot. */
export function pictureOf(path: readonly number[], board: Board): Drawing {
  const { rows } = board
  const gap = 320 / (rows + 2)
  const drop = (BOTTOM - TOP) / rows
  const pegs = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_unused, peg) =>
      at(WIDTH / 2 + (peg - (row + 2) / 2) * gap, TOP + row * drop, disc(2.4, '#c9d2ff')),
    ),
  ).flat()
  let right = 0
  const points = path.map((step, row) => {
    right += step
    return `${WIDTH / 2 + (right - (row + 1) / 2) * gap} ${TOP + (row + 0.7) * drop}`
  })
  const slots = slotsOf(board).map((price, slot) =>
    at(
      WIDTH / 2 + (slot - rows / 2) * gap,
      BOTTOM + 22,
      draw('rect', {
        x: -gap / 2 + 1,
        y: -12,
        width: gap - 2,
        height: 24,
        rx: 4,
        fill: slotColour(slot, rows),
        opacity: slot === right ? 1 : 0.35,
      }),
      lettering(priceText(price), rows === 16 ? 6 : 9, '#1a0b2e'),
    ),
  )
  return draw(
    'svg',
    { viewBox: `0 0 ${WIDTH} 250` },
    draw('rect', { width: WIDTH, height: 250, fill: '#170b33' }),
    ...pegs,
    draw('polyline', {
      points: [`${WIDTH / 2} ${TOP - 14}`, ...points].join(' '),
      fill: 'none',
      stroke: '#ffd166',
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
    ...slots,
  )
}
