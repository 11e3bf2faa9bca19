import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { TransactionCode } from './transaction-codes.ts'

/** `amount` moves from the debit to the credit account, in 1/10,000 of the currency's unit. */
export interface Transfer {
  /** Once and for ever: the same key never moves money twice. */
  key: string
  code: TransactionCode
  debit: bigint
  credit: bigint
  amount: bigint
  /** What it belongs to: a round, an order. */
  reference: string
  at: Date
}

export type Posted = 'posted' | 'replayed'

/** The transfer cannot be: another one stands under its key, or the debit account has less. */
export class TransferRefused extends Error {
  readonly reason: 'conflict' | 'overdrawn'

  constructor(reason: 'conflict' | 'overdrawn', { key, debit }: Transfer) {
    super(reason === 'conflict' ? `another transfer stands under ${key}` : `account ${debit} has less`)
    this.name = 'TransferRefused'
    this.reason = reason
  }
}

/**
 * Posts a transfer in the transaction of the fact that causes it, once per key: what stands already is left as it is.
 * Who posts several in one transaction locks their accounts first, by `lockAccounts`. Throws `TransferRefused`.
 */
export async function postTransfer(tx: Db, transfer: Transfer): Promise<Posted> {
  const { key, code, debit, credit, amount, reference, at } = transfer
  const { rows } = await sql<{ outcomes: (Posted | 'conflict' | 'overdrawn')[] }>`
    select post_transfers(
      array[row (${key}, ${code}::int, ${debit}::int8, ${credit}::int8, ${amount}::int8, ${reference})::posting],
      ${at}::timestamptz) as outcomes`.execute(tx)
  const outcome = rows[0]?.outcomes[0]
  if (outcome === 'conflict' || outcome === 'overdrawn') throw new TransferRefused(outcome, transfer)
  if (!outcome) throw new Error(`the ledger gave no answer for ${key}`)
  return outcome
}

/** Locks accounts in their one order. Whoever posts more than one transfer in a transaction calls it first. */
export async function lockAccounts(tx: Db, accounts: bigint[]): Promise<void> {
  await sql`select lock_accounts(${accounts}::int8[])`.execute(tx)
}
