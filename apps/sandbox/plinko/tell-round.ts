import { at, disc, draw, lettering } from '../quick-pick/art/drawing.ts'
import type { Drawing } from '../quick-pick/art/drawing.ts'
import { svgText } from '../quick-pick/art/svg-text.ts'
import { filled } from '../originals/filled.ts'
import type { Told, ToldIn, ToldRound, Telling } from '../studio/game.ts'
import type { Outcome } from './game.ts'
import { priceOf, priceText, slotOf, slotsOf } from './maths/plinko.ts'
import type { Board } from './maths/plinko.ts'
import { slotColour } from './slot-colour.ts'

const words = {
  EN: {
    board: 'Board',
    low: '{rows} rows, low risk',
    medium: '{rows} rows, medium risk',
    high: '{rows} rows, high risk',
    way: 'Way of the ball',
    slot: 'Slot',
    slotOf: '{slot} of {slots}, from the left',
    price: 'Pays',
    timesStake: '×{price} of the stake',
  },
  TY: {
    board: 'Board',
    low: '{rows} hanay, mababang panganib',
    medium: '{rows} hanay, katamtamang panganib',
    high: '{rows} hanay, mataas na panganib',
    way: 'Daan ng bola',
    slot: 'Butas',
    slotOf: '{slot} sa {slots}, mula sa kaliwa',
    price: 'Bayad',
    timesStake: '×{price} ng taya',
  },
  AR: {
    board: 'اللوحة',
    low: '{rows} صفًّا، مخاطرة منخفضة',
    medium: '{rows} صفًّا، مخاطرة متوسطة',
    high: '{rows} صفًّا، مخاطرة عالية',
    way: 'مسار الكرة',
    slot: 'الخانة',
    slotOf: '{slot} من {slots} ابتداءً من اليسار',
    price: 'العائد',
    timesStake: '×{price} من الرهان',
  },
} satisfies Record<ToldIn, Record<string, string>>

export function tellRound({ choice, outcome }: ToldRound<Outcome, Board>, { language }: Telling): Told {
  const say = words[language]
  const { path } = outcome
  const lines = [
    { label: say.board, value: filled(say[choice.risk], { rows: String(choice.rows) }) },
    { label: say.way, value: path.map((step) => (step === 0 ? '↙' : '↘')).join(' ') },
    {
      label: say.slot,
      value: filled(say.slotOf, { slot: String(slotOf(path) + 1), slots: String(choice.rows + 1) }),
    },
    { label: say.price, value: filled(say.timesStake, { price: priceText(priceOf(path, choice)) }) },
  ]
  return { lines, picture: svgText(pictureOf(path, choice)) }
}

const WIDTH = 360
const TOP = 20
const BOTTOM = 206

/** The pegs, the way of the ball between them, and the slot it fell into. */
function pictureOf(path: readonly number[], board: Board): Drawing {
  const { rows } = board
  const gap = 320 / (rows + 2)
  const drop = (BOTTOM - TOP) / rows
  const pegs = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_unused, peg) =>
      at(WIDTH / 2 + (peg - (row + 2) / 2) * gap, TOP + row * drop, disc(2.4, '#c9d2ff')),
    ),
  ).flat()
  let right = 0
  const way = path.map((step, row) => {
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
      points: [`${WIDTH / 2} ${TOP - 14}`, ...way].join(' '),
      fill: 'none',
      stroke: '#ffd166',
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
    ...slots,
  )
}
