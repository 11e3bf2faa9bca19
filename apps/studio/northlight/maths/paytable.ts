import type { SCATTER, SymbolName, WILD } from './symbols.ts'

export type PayingSymbol = Exclude<SymbolName, typeof WILD | typeof SCATTER>

/** Payouts of three, four and five of a kind on a line, from the left, in stakes of one line. */
export const linePays: Record<PayingSymbol, readonly [number, number, number]> = {
  reindeer: [50, 200, 1000],
  fox: [30, 120, 500],
  owl: [25, 90, 350],
  hare: [20, 75, 250],
  ace: [12, 40, 150],
  king: [12, 40, 150],
  queen: [10, 30, 125],
  jack: [8, 25, 100],
  ten: [8, 25, 100],
}

/** Payouts of three, four and five scatters, in total stakes. */
export const scatterPays: readonly [number, number, number] = [2, 10, 50]

/** Minimum number of a kind for a payout, on a line and as scatters. */
export const MIN_OF_A_KIND = 3

/** Three or more lanterns award these free spins, and add the same number again while they run, up to the limit. */
export const FREE_SPINS_AWARDED = 10
export const FREE_SPINS_LIMIT = 30
export const FREE_SPIN_MULTIPLIER = 2
