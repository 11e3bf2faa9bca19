import type { Counted } from './slip.ts'

/** Amounts in 1/10,000 of the currency. */
export interface Loss {
  cost: bigint
  /** The most that is paid for it, the prize limit of an issue included. */
  maximum: bigint
}

interface Issue {
  /** The most that one player is paid in one issue. */
  limit: bigint
  /** Of an issue of a chase; 1 otherwise. */
  multiple: bigint
}

/** The first row that costs as much as any draw pays for it; null where each can win. The gateway refuses such a row. */
export function rowThatLoses(rows: readonly Counted[], { limit, multiple }: Issue): Loss | null {
  for (const row of rows) {
    const cost = row.cost * multiple
    const maximum = paidAtMost(row.most * multiple, limit)
    if (cost > 0n && cost >= maximum) return { cost, maximum }
  }
  return null
}

/** The most that is paid of a prize in one issue. */
export const paidAtMost = (prize: bigint, limit: bigint): bigint => (prize < limit ? prize : limit)
