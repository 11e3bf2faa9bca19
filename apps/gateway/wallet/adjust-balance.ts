import type { Db } from '../kit/db.ts'
import { publishOnCommit } from '../kit/postgres-bus.ts'
import { mainAccountOf, merchantAccount } from './accounts.ts'
import { postTransfer, TransferRefused } from './post-transfer.ts'
import type { Posted } from './post-transfer.ts'
import { transactionCode } from './transaction-codes.ts'

export interface Adjustment {
  /** Idempotency key without expiry, as for every transfer. */
  key: string
  memberId: bigint
  merchantCode: string
  currency: string
  direction: 'credit' | 'debit'
  amount: bigint
  at: Date
}

/**
 * Credits or debits a member's main wallet, against the house account of the merchant, on behalf of an operator.
 * Returns `overdrawn` if the balance is less than the debit, and `conflict` if another transfer has the key: in both
 * cases the transaction can continue.
 */
export async function adjustBalance(tx: Db, adjustment: Adjustment): Promise<Posted | 'overdrawn' | 'conflict'> {
  const { key, memberId, merchantCode, currency, direction, amount, at } = adjustment
  const main = await mainAccountOf(tx, memberId)
  const house = await merchantAccount(tx, { merchantCode, currency, kind: 'house' })
  const isCredit = direction === 'credit'
  try {
    const posted = await postTransfer(tx, {
      key: `adjustment:${key}`,
      code: isCredit ? transactionCode.systemAdjustmentUp : transactionCode.systemAdjustmentDown,
      debit: isCredit ? house : main,
      credit: isCredit ? main : house,
      amount,
      reference: `member:${memberId}`,
      at,
    })
    await publishOnCommit(tx, 'balance', JSON.stringify([String(memberId)]))
    return posted
  } catch (error) {
    if (error instanceof TransferRefused) return error.reason
    throw error
  }
}
