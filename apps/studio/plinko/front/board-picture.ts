import { at, disc, draw, lettering } from '../../quick-pick/art/drawing.ts'
import type { Drawing } from '../../quick-pick/art/drawing.ts'
import { priceText, slotsOf } from '../maths/plinko.ts'
import type { Board } from '../maths/plinko.ts'
import { slotColour } from '../slot-colour.ts'

const MIN_WIDTH = 360
/** On a wider board the ball would move more sideways than down. */
const MAX_WIDTH = 540
export const HEIGHT = 330
const TOP = 34
const FLOOR = 286
const SIDES = 14
const SLOT_HEIGHT = 35
const SLOT_UNDER = 8
/** Smaller text is not legible. */
const MIN_TEXT_SIZE = 11

/** Returns the width of the board: the container's, so that prices are legible, up to `MAX_WIDTH`. */
export const boardWidth = (box: { width: number; height: number }): number =>
  Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, Math.round((HEIGHT * box.width) / (box.height || HEIGHT))))

/** Distance between two pegs, or two slots. */
export const pegGap = (rows: number, wide: number): number => (wide - 2 * SIDES) / (rows + 1)

export const rowTop = (row: number, rows: number): number => TOP + (row * (FLOOR - TOP)) / rows

export const ballRadius = (rows: number, wide: number): number => Math.min(9, pegGap(rows, wide) * 0.26)

export const pegRadius = (rows: number, wide: number): number => Math.min(3.6, Math.max(2, pegGap(rows, wide) * 0.11))

/** Returns the vertical end position of the ball: on top of its slot, without covering the price. */
export const restingY = (rows: number, wide: number): number => FLOOR + SLOT_UNDER - ballRadius(rows, wide) + 2

/** Horizontal position of a slot. */
export const slotLeft = (slot: number, rows: number, wide: number): number =>
  wide / 2 + (slot - rows / 2) * pegGap(rows, wide)

/** Pegs and slots; the ball falls in front of them. */
export function boardPicture(board: Board, wide: number): Drawing {
  const { rows } = board
  const gap = pegGap(rows, wide)
  const pegs = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 1 }, (_unused, peg) =>
      at(wide / 2 + (peg - row / 2) * gap, rowTop(row, rows), disc(pegRadius(rows, wide), '#e6dcff')),
    ),
  ).flat()
  const slots = slotsOf(board).map((price, slot) =>
    at(
      slotLeft(slot, rows, wide),
      FLOOR + SLOT_UNDER,
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
        at(0, SLOT_HEIGHT / 2, priceIn(gap, priceText(price), isDark(slot, rows) ? '#ffffff' : '#2a0b1e')),
      ),
    ),
  )
  return draw('svg', { viewBox: `0 0 ${wide} ${HEIGHT}`, class: 'board', 'aria-hidden': 'true' }, ...pegs, ...slots)
}

/** Draws the price of a slot, vertically when it is too long for the width of the slot. */
function priceIn(gap: number, text: string, colour: string): Drawing {
  const across = Math.min(15, (gap * 1.55) / Math.max(2.4, text.length))
  if (across >= MIN_TEXT_SIZE) return lettering(text, across, colour)
  const upwards = Math.min(gap * 0.7, (SLOT_HEIGHT * 1.55) / text.length)
  return upwards > across
    ? draw('g', { transform: 'rotate(-90)' }, lettering(text, upwards, colour))
    : lettering(text, across, colour)
}

const isDark = (slot: number, rows: number) => Math.abs(slot - rows / 2) / (rows / 2) > 0.55
