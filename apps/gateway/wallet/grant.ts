import type { Db } from '../kit/db.ts'
import { mainAccountOf, merchantAccount } from './accounts.ts'
import { postTransfer } from './post-transfer.ts'
import type { Posted } from './post-transfer.ts'
import { transactionCode } from './transaction-codes.ts'

export interface Grant {
  /** Once and for ever: repeating it gives nothing more. */
  key: string
  memberId: bigint
  merchantCode: string
  currency: string
  amount: bigint
  at: Date
}

/** Money from the merchant's house to the member's main wallet, by the operator's hand. */
export async function grant(tx: Db, { key, memberId, merchantCode, currency, amount, at }: Grant): Promise<Posted> {
  return postTransfer(tx, {
    key: `grant:${key}`,
    code: transactionCode.systemAdjustmentUp,
    debit: await merchantAccount(tx, { merchantCode, currency, kind: 'house' }),
    credit: await mainAccountOf(tx, memberId),
    amount,
    reference: `member:${memberId}`,
    at,
  })
}
