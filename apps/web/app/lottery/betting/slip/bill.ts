import type { Play } from '@ante/lottery/play.ts'
import { playById } from '@ante/lottery/plays.ts'
import type { PrizeMode } from '@ante/lottery/prize-mode.ts'
import { slipToText } from '@ante/lottery/slip-text.ts'

import type { CartRow } from '../cart/cart-row.ts'
import { counted } from './slip.ts'
import type { Counted } from './slip.ts'

/** A row with what it comes to; null of one whose play is not known any more. */
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
  /** Of one issue, at the multiple 1. */
  cost: bigint
  /** What a hit pays, where one row alone can hit. */
  prize: bigint | null
}

/** What all rows come to together. */
export function billOf(rows: readonly CartRow[], prizeMode: PrizeMode): Bill {
  const known = rows.flatMap((row) => billed(row, prizeMode) ?? [])
  const [first, ...others] = known
  return {
    rows: known,
    stakes: known.reduce((sum, one) => sum + one.counted.stakes, 0n),
    cost: known.reduce((sum, one) => sum + one.counted.cost, 0n),
    prize: first && others.length === 0 ? first.counted.prize : null,
  }
}

/** The rows as the wire has them. */
export const slipsText = (rows: readonly CartRow[]): string => rows.map(rowText).join(';')

const rowText = ({ playId, betType, selection, unit, series, multiple, amount }: CartRow): string =>
  slipToText({ playId, betType, selection, unit, series, multiple, ...(amount !== null && { amount }) })
