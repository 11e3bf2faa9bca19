import type { Db } from '../../kit/db.ts'
import { requireTurnover } from '../../wallet/public.ts'
import type { LineTerms } from './line-terms.ts'
import { makeTransfer } from './line-transfers.ts'
import type { LineTransfer, NewLineTransfer } from './line-transfers.ts'

/** Moves the amount, which whoever receives it has to play as often as the merchant says. Both accounts are locked. */
export async function deliver(
  tx: Db,
  wanted: NewLineTransfer,
  { receivedHundredths }: Pick<LineTerms, 'receivedHundredths'>,
): Promise<LineTransfer> {
  const made = await makeTransfer(tx, wanted)
  if (receivedHundredths > 0) {
    const { payeeId: memberId, merchantCode, currency, amount, at } = wanted
    const required = { memberId, merchantCode, currency, cause: 'transfer', amount, at } as const
    await requireTurnover(tx, { ...required, key: `line:${made.id}`, multipleHundredths: receivedHundredths })
  }
  return made
}
