import { placeOrder } from '@ante/contract/lottery/orders/betting.ts'
import type { Selection } from '@ante/lottery/bet.ts'

import type { Db } from '../../../kit/db.ts'
import { refusalsOf } from '../../../kit/serve.ts'
import { suspendedNumbers } from '../../limits/suspended-numbers.ts'
import type { ReadSlip } from './read-slips.ts'

const refuse = refusalsOf(placeOrder)

/** Refuses numbers on which the merchant currently accepts no bets. */
export async function requireNotSuspended(db: Db, gameId: bigint, slips: readonly ReadSlip[]): Promise<void> {
  for (const number of await suspendedNumbers(db, gameId)) {
    const row = slips.findIndex(({ input }) => holds(input.selection, number))
    if (row !== -1) throw refuse('BET_NUMBER_IS_SUSPENDED_ERROR', { row, number })
  }
}

/** Whether a selection contains the number: typed, as a ball of one row, or digit by digit over the rows. */
function holds(selection: Selection, number: string): boolean {
  if (selection.kind === 'typed') return selection.entries.includes(number)
  const rows = selection.rows.filter((row) => row.length > 0)
  if (rows.length === 1) return rows[0]?.includes(number) ?? false
  return rows.length === number.length && rows.every((row, index) => row.includes(number[index] ?? ''))
}
