import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { fraction } from '../../kit/maths/exact/fraction.ts'
import type { Fraction } from '../../kit/maths/exact/fraction.ts'

export const ROWS = [8, 12, 16] as const
export type Rows = (typeof ROWS)[number]
export const RISKS = ['low', 'medium', 'high'] as const
export type Risk = (typeof RISKS)[number]

export interface Board {
  rows: Rows
  risk: Risk
}

/** Unit of prices: hundredths of the stake. All prices are even, so that multiples of `GRAIN_CENTS` win whole cents. */
const PRICE_UNIT = 100
export const GRAIN_CENTS = 50

/**
 * Prices from the outermost slot to the middle one, in hundredths of the stake; the other half is symmetric. Each board
 * returns exactly 99 percent.
 */
const HALVES: Readonly<Record<Rows, Readonly<Record<Risk, readonly number[]>>>> = {
  8: {
    low: [562, 210, 110, 100, 50],
    medium: [1_200, 300, 130, 72, 40],
    high: [2_900, 420, 140, 32, 20],
  },
  12: {
    low: [910, 300, 190, 140, 110, 100, 46],
    medium: [3_322, 1_100, 400, 200, 110, 60, 30],
    high: [17_422, 2_400, 800, 200, 70, 20, 20],
  },
  16: {
    low: [1_642, 900, 200, 140, 140, 120, 110, 100, 50],
    medium: [11_382, 4_100, 1_000, 500, 300, 150, 100, 50, 30],
    high: [100_772, 13_000, 2_600, 900, 400, 200, 20, 20, 20],
  },
}

/** Returns the price of each slot from left to right; there is one more slot than rows. */
export function slotsOf({ rows, risk }: Board): readonly number[] {
  const half = HALVES[rows][risk]
  return [...half, ...half.slice(0, -1).reverse()]
}

/** Draws the ball's path: at each row of pegs left (0) or right (1). */
export function dropBall(draw: DrawBelow, rows: Rows): number[] {
  return Array.from({ length: rows }, () => draw(2))
}

/** Returns the final slot of a path, counted from the left: the number of steps to the right. */
export function slotOf(path: readonly number[]): number {
  return path.reduce((slot, step) => slot + step, 0)
}

export function priceOf(path: readonly number[], board: Board): number {
  return slotsOf(board)[slotOf(path)] ?? 0
}

export function payoutCents(price: number, stakeCents: bigint): bigint {
  return (stakeCents * BigInt(price)) / BigInt(PRICE_UNIT)
}

/** Returns the probability of each slot: the share of all paths that end in it. */
export function chancesOf(rows: Rows): Fraction[] {
  let ways = [1]
  for (let row = 0; row < rows; row++) ways = [...ways, 0].map((count, slot) => count + (ways[slot - 1] ?? 0))
  return ways.map((count) => fraction(count, 2 ** rows))
}

/** Formats a price as a multiple of the stake. */
export const priceText = (price: number): string => String(price / PRICE_UNIT)
