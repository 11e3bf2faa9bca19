import type { Family } from './family.ts'
import { HOUSE_DRAW_SHAPES } from './families/house-draw-shapes.ts'

/** Format of the results of a family. */
export type DrawShape =
  /** Numbers in drawing order. Each part is drawn from its own range: SSQ draws six of 33, then one of 16. */
  | { kind: 'numbers'; parts: readonly DrawPart[] }
  | { kind: 'symbols'; count: number; symbols: readonly string[] }
  /** Prizes by name, each with its count of numbers and their number of digits. */
  | { kind: 'table'; prizes: readonly PrizeShape[] }

export interface DrawPart {
  count: number
  lowest: number
  highest: number
  /** Without repetition. */
  distinct: boolean
}

export interface PrizeShape {
  name: string
  count: number
  digits: number
}

const digits = (count: number): DrawShape => ({
  kind: 'numbers',
  parts: [{ count, lowest: 0, highest: 9, distinct: false }],
})

const cars: DrawShape = { kind: 'numbers', parts: [{ count: 10, lowest: 1, highest: 10, distinct: true }] }
const dice: DrawShape = { kind: 'numbers', parts: [{ count: 3, lowest: 1, highest: 6, distinct: false }] }

export const DRAW_SHAPES: Readonly<Record<Family, DrawShape>> = {
  SSC: digits(5),
  '11X5': { kind: 'numbers', parts: [{ count: 5, lowest: 1, highest: 11, distinct: true }] },
  LF: digits(3),
  PL5: digits(5),
  PK10: cars,
  SEAPK10: cars,
  K3: dice,
  SEAK3: dice,
  ...HOUSE_DRAW_SHAPES,
}
