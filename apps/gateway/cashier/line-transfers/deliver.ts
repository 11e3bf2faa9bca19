import type { Db } from '../../kit/db.ts'
import { requireTurnover } from '../../wallet/public.ts'
import type { LineTerms } from './line-terms.ts'
import { makeTransfer } from './line-transfers.ts'
import type { LineTransfer, NewLineTransfer } from './line-transfers.ts'

/** Transfers the amount, with the merchant's wagering requirement for the receiver. Both accounts are locked. */
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
