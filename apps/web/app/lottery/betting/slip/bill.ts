import type { Play } from '@ante/lottery/play.ts'
import { playById } from '@ante/lottery/plays.ts'
import type { PrizeMode } from '@ante/lottery/prize-mode.ts'
import { slipToText } from '@ante/lottery/slip-text.ts'

import type { CartRow } from '../cart/cart-row.ts'
import { counted } from './slip.ts'
import type { Counted } from './slip.ts'

/** A cart row with its totals; they are null if its play is unknown. */
export interface BilledRow {
  row: CartRow
  play: Play
  counted: Counted
}

function billed(row: CartRow, prizeMode: PrizeMode): BilledRow | null {
  const play = playById(row.playId)
  const sums = play && counted(play, prizeMode, row.selection, row)
  return play && sums ? { row, play, counted: sums } : null
}

export interface Bill {
  rows: readonly BilledRow[]
  stakes: bigint
  /** Cost of one draw, at the multiple 1. */
  cost: bigint
  /** Payout of a hit; null unless there is only one row that can hit. */
  prize: bigint | null
}

/** Returns the totals of all rows. */
export function billOf(rows: readonly CartRow[], prizeMode: PrizeMode): Bill {
  const billedRows = rows.flatMap((row) => billed(row, prizeMode) ?? [])
  const [first, ...others] = billedRows
  return {
    rows: billedRows,
    stakes: billedRows.reduce((sum, next) => sum + next.counted.stakes, 0n),
    cost: billedRows.reduce((sum, next) => sum + next.counted.cost, 0n),
    prize: first && others.length === 0 ? first.counted.prize : null,
  }
}

/** Returns the rows in wire format. */
export const slipsText = (rows: readonly CartRow[]): string => rows.map(rowText).join(';')

const rowText = ({ playId, betType, selection, unit, series, multiple, amount }: CartRow): string =>
  slipToText({ playId, betType, selection, unit, series, multiple, ...(amount !== null && { amount }) })
