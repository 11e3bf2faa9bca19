import type { PayingSymbol } from './symbols.ts'

/** Units per stake; payouts are counted in units. */
export const UNITS_OF_STAKE = 20

/**
 * Minimum number of a kind for a payout, on adjacent reels from the left; also the minimum number of scatters anywhere.
 */
export const MIN_OF_A_KIND = 3

/** Payouts of three, four and five of a kind on each way, in units. */
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

/** Payouts of three, four and five scatters, in units. */
export const scatterPays: readonly [number, number, number] = [40, 200, 1000]
