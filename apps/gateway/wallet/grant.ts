import type { Db } from '../kit/db.ts'
import { mainAccountOf, merchantAccount } from './accounts.ts'
import { postTransfer } from './post-transfer.ts'
import type { Posted } from './post-transfer.ts'
import { transactionCode } from './transaction-codes.ts'
import { requireTurnover } from './turnover/require-turnover.ts'

export interface Grant {
  /** Idempotency key without expiry: a repeat grants nothing more. */
  key: string
  memberId: bigint
  merchantCode: string
  currency: string
  amount: bigint
  at: Date
  /** Wagering requirement as a multiple of the amount, in hundredths; none if omitted. */
  turnoverHundredths?: number
}

/** Transfers money from the merchant's house account to the member's main wallet, on behalf of an operator. */
export async function grant(tx: Db, details: Grant): Promise<Posted> {
  const { key, memberId, merchantCode, currency, amount, at, turnoverHundredths: multipleHundredths = 0 } = details
  const posted = await postTransfer(tx, {
    key: `grant:${key}`,
    code: transactionCode.systemAdjustmentUp,
    debit: await merchantAccount(tx, { merchantCode, currency, kind: 'house' }),
    credit: await mainAccountOf(tx, memberId),
    amount,
    reference: `member:${memberId}`,
    at,
  })
  if (multipleHundredths > 0) {
    await requireTurnover(tx, { ...details, key: `grant:${key}`, cause: 'grant', multipleHundredths })
  }
  return posted
}
