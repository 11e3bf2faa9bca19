import { slipFromText } from '@ante/lottery/slip-text.ts'

import type { NewRow } from './cart-row.ts'

/** Returns the cart row of a slip in wire format; null for an invalid one. */
export function rowOfSlip(slip: string): NewRow | null {
  const parsed = slipFromText(slip)
  if (!parsed) return null
  const { playId, betType, selection, unit, multiple, series, amount = null } = parsed
  return { playId, betType, selection, unit, multiple, series, amount }
}
