import type { Db } from '../../kit/db.ts'
import { requireTurnover } from '../../wallet/public.ts'
import type { LineTerms } from './line-terms.ts'
import { createTransfer } from './line-transfers.ts'
import type { LineTransfer, NewLineTransfer } from './line-transfers.ts'

/** Transfers the amount and adds the receiver's wagering requirement. The caller holds the locks of both accounts. */
export async function deliver(
  tx: Db,
  requested: NewLineTransfer,
  { receivedHundredths }: Pick<LineTerms, 'receivedHundredths'>,
): Promise<LineTransfer> {
  const sent = await createTransfer(tx, requested)
  if (receivedHundredths > 0) {
    const { payeeId: memberId, merchantCode, currency, amount, at } = requested
    const required = { memberId, merchantCode, currency, cause: 'transfer', amount, at } as const
    await requireTurnover(tx, { ...required, key: `line:${sent.id}`, multipleHundredths: receivedHundredths })
  }
  return sent
}
