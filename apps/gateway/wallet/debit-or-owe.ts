import type { Db } from '../kit/db.ts'
import { balanceOfAccount, mainAccountOf, merchantAccount } from './accounts.ts'
import { lockAccounts, postTransfer } from './post-transfer.ts'
import { transactionCode } from './transaction-codes.ts'

export interface TakeBack {
  /** Idempotency key without expiry, as for every transfer. */
  key: string
  memberId: bigint
  merchantCode: string
  currency: string
  at: Date
}

/**
 * Transfers the whole balance of a member's main wallet back to the merchant's house account when the account is
 * closed.
 */
export async function debitBalance(tx: Db, { key, memberId, merchantCode, currency, at }: TakeBack): Promise<void> {
  const debit = await mainAccountOf(tx, memberId)
  await lockAccounts(tx, [debit])
  const amount = await balanceOfAccount(tx, debit)
  if (amount === 0n) return
  await postTransfer(tx, {
    key: `take-back:${key}`,
    code: transactionCode.systemAdjustmentDown,
    debit,
    credit: await merchantAccount(tx, { merchantCode, currency, kind: 'house' }),
    amount,
    reference: `member:${memberId}`,
    at,
  })
}
