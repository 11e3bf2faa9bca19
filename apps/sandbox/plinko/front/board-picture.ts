import { at, disc, draw, lettering } from '../../quick-pick/art/drawing.ts'
import type { Drawing } from '../../quick-pick/art/drawing.ts'
import { priceText, slotsOf } from '../maths/plinko.ts'
import type { Board } from '../maths/plinko.ts'
import { slotColour } from '../slot-colour.ts'

export const WIDTH = 360
export const HEIGHT = 330
const TOP = 34
const FLOOR = 286
const SIDES = 14
const SLOT_HEIGHT = 30

/** How far two pegs, or two slots, lie apart. */
export const gapOf = (rows: number): number => (WIDTH - 2 * SIDES) / (rows + 1)

export const rowTop = (row: number, rows: number): number => TOP + (row * (FLOOR - TOP)) / rows

export const ballRadius = (rows: number): number => Math.min(9, gapOf(rows) * 0.26)

/** Where a slot, or what stands over it, is from the left. */
export const slotLeft = (slot: number, rows: number): number => WIDTH / 2 + (slot - rows / 2) * gapOf(rows)

/** Pegs and slots; the ball falls before them. */
export function boardPicture(board: Board): Drawing {
  const { rows } = board
  const gap = gapOf(rows)
  const sizeOf = (text: string) => Math.min(12, (gap * 1.5) / Math.max(2.4, text.length))
  const pegs = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 1 }, (_unused, peg) =>
      at(WIDTH / 2 + (peg - row / 2) * gap, rowTop(row, rows), disc(Math.max(2, gap * 0.11), '#e6dcff')),
    ),
  ).flat()
  const slots = slotsOf(board).map((price, slot) =>
    at(
      slotLeft(slot, rows),
      FLOOR + 8,
      draw(
        'g',
        { class: 'slot' },
        draw('rect', {
          x: -gap / 2 + 1,
          y: 0,
          width: gap - 2,
          height: SLOT_HEIGHT,
          rx: 5,
          fill: slotColour(slot, rows),
        }),
        at(
          0,
          SLOT_HEIGHT / 2,
          lettering(priceText(price), sizeOf(priceText(price)), isDark(slot, rows) ? '#ffffff' : '#2a0b1e'),
        ),
      ),
    ),
  )
  return draw('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: 'board', 'aria-hidden': 'true' }, ...pegs, ...slots)
}

const isDark = (slot: number, rows: number) => Math.abs(slot - rows / 2) / (rows / 2) > 0.55
