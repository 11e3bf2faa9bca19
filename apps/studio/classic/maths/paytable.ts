import type { SymbolName } from './symbols.ts'

/** The fixed lines: for each reel the row, 0 at the top. Every spin plays all of them. */
export const lines: readonly (readonly number[])[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
]

/** Payout of three of a kind on a line, in stakes of one line. */
export const threePays: Record<SymbolName, number> = {
  seven: 1200,
  'three-bars': 150,
  'two-bars': 80,
  'one-bar': 30,
  bell: 25,
  cherry: 100,
  lemon: 22,
  plum: 16,
}

/** Payout of three bars that are not all of one kind. */
export const ANY_BARS_PAY = 6

/** Payout of cherries on the left two reels, with any symbol on the third. */
export const TWO_CHERRIES_PAY = 10
