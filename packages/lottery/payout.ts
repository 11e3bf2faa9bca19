import type { Payout, Slip } from './bet.ts'
import type { Draw } from './draw.ts'
import type { PreparedDraw } from './prepared-draw.ts'

/** What the slip wins. The slip was counted by `stakesOf` before: one that cannot be is a defect and throws. */
export function payoutOf(_slip: Slip, _draw: Draw | PreparedDraw): Payout {
  throw new Error('not yet')
}

/** What the slip costs, in 1/10,000. */
export function costOf(_slip: Slip): bigint {
  throw new Error('not yet')
}

/** The odds of each tier as a member sees them, truncated to 4 decimals: `{ win: '2.1666' }`. */
export function shownOdds(_slip: Omit<Slip, 'selection'>): Readonly<Record<string, string>> {
  throw new Error('not yet')
}
