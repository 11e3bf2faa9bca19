import type { DrawPart, DrawShape, PrizeShape } from '../draw-shapes.ts'
import type { Family } from '../family.ts'

type HouseFamily = Exclude<Family, 'SSC' | '11X5' | 'LF' | 'PL5' | 'PK10' | 'SEAPK10' | 'K3' | 'SEAK3'>

const numbers = (...parts: DrawPart[]): DrawShape => ({ kind: 'numbers', parts })
const drawShape = (count: number, lowest: number, highest: number, distinct = true): DrawPart => ({
  count,
  lowest,
  highest,
  distinct,
})
const prizes = (...table: [name: string, count: number, digits: number][]): DrawShape => ({
  kind: 'table',
  prizes: table.map(([name, count, digits]): PrizeShape => ({ name, count, digits })),
})

/** Source: domain handbook 4.8. Centre and south have the same shape. */
const southern = prizes(
  ['special', 1, 6],
  ['first', 1, 5],
  ['second', 1, 5],
  ['third', 2, 5],
  ['fourth', 7, 5],
  ['fifth', 1, 4],
  ['sixth', 3, 4],
  ['seventh', 1, 3],
  ['eighth', 1, 2],
)

/** Source: domain handbook 4.6 to 4.12. */
export const HOUSE_DRAW_SHAPES: Readonly<Record<HouseFamily, DrawShape>> = {
  PCB: numbers(drawShape(3, 0, 9, false)),
  // The last number is the special one.
  LHC: numbers(drawShape(7, 1, 49)),
  VNC_NORTH: prizes(
    ['special', 1, 5],
    ['first', 1, 5],
    ['second', 2, 5],
    ['third', 6, 5],
    ['fourth', 4, 4],
    ['fifth', 6, 4],
    ['sixth', 3, 3],
    ['seventh', 4, 2],
  ),
  VNC_CENTRE: southern,
  VNC_SOUTH: southern,
  THAI: prizes(['first', 1, 6], ['second', 5, 6], ['front3', 2, 3], ['back3', 2, 3], ['bottom2', 1, 2]),
  LAO: numbers(drawShape(4, 0, 9, false)),
  '4D': prizes(['first', 1, 4], ['second', 1, 4], ['third', 1, 4], ['special', 10, 4], ['consolation', 10, 4]),
  WGG: numbers(drawShape(1, 0, 9, false)),
  '5D': numbers(drawShape(5, 0, 9, false)),
  CLR: { kind: 'symbols', count: 3, symbols: ['red', 'yellow', 'green', 'blue', 'purple', 'white'] },
  VBC: { kind: 'symbols', count: 3, symbols: ['fish', 'prawn', 'crab', 'gourd', 'rooster', 'deer'] },
  VXD: { kind: 'symbols', count: 4, symbols: ['red', 'white'] },
  KENO: numbers(drawShape(20, 1, 80)),
  TL642: numbers(drawShape(6, 1, 42)),
  TL645: numbers(drawShape(6, 1, 45)),
  TL649: numbers(drawShape(6, 1, 49)),
  TL655: numbers(drawShape(6, 1, 55)),
  TL658: numbers(drawShape(6, 1, 58)),
  SSQ: numbers(drawShape(6, 1, 33), drawShape(1, 1, 16)),
  DLT: numbers(drawShape(5, 1, 35), drawShape(2, 1, 12)),
}
