import type { Counted } from './slip.ts'

/** Amounts in 1/10,000 of the currency. */
export interface Loss {
  cost: bigint
  /** Maximum payout of the row, the prize limit per draw included. */
  maximum: bigint
}

interface DrawLimits {
  /** Maximum payout per player and draw. */
  limit: bigint
  /** Multiple of a draw of a chase; 1 otherwise. */
  multiple: bigint
}

/** Returns the first row that costs at least its maximum payout, which the gateway refuses; null if there is none. */
export function rowThatLoses(rows: readonly Counted[], { limit, multiple }: DrawLimits): Loss | null {
  for (const row of rows) {
    const cost = row.cost * multiple
    const maximum = paidAtMost(row.maxPayout * multiple, limit)
    if (cost > 0n && cost >= maximum) return { cost, maximum }
  }
  return null
}

/** Returns the payout of a prize in one draw, capped at the limit. */
export const paidAtMost = (prize: bigint, limit: bigint): bigint => (prize < limit ? prize : limit)
