import type { PayingSymbol } from './symbols.ts'

/** A stake is so many units: what is paid is counted in them. */
export const UNITS_OF_STAKE = 20

/** So many of a kind, on neighbouring reels from the left, is the least that pays; and so many scatters anywhere. */
export const LEAST_OF_A_KIND = 3

/** What three, four and five of a kind pay on each way, in units. */
export const wayPays: Record<PayingSymbol, readonly [number, number, number]> = {
  first: [10, 50, 400],
  second: [8, 25, 120],
  third: [6, 16, 60],
  fourth: [4, 10, 40],
  fifth: [2, 5, 20],
  sixth: [2, 5, 20],
  seventh: [2, 4, 12],
  eighth: [1, 3, 10],
  ninth: [1, 3, 10],
}

/** What three, four and five scatters pay, in units. */
export const scatterPays: readonly [number, number, number] = [40, 200, 1000]
