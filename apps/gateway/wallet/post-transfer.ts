import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { TransactionCode } from './transaction-codes.ts'

/** A transfer of `amount` from the debit to the credit account, in 1/10,000 of the currency's unit. */
export interface Transfer {
  /** Idempotency key without expiry: the same key never moves money twice. */
  key: string
  code: TransactionCode
  debit: bigint
  credit: bigint
  amount: bigint
  /** The round or order of the transfer. */
  reference: string
  at: Date
}

export type Posted = 'posted' | 'replayed'

/** The transfer is refused: its key belongs to another transfer, or the balance of the debit account is too low. */
export class TransferRefused extends Error {
  readonly reason: 'conflict' | 'overdrawn'

  constructor(reason: 'conflict' | 'overdrawn', { key, debit }: Pick<Transfer, 'key' | 'debit'>) {
    super(reason === 'conflict' ? `another transfer stands under ${key}` : `account ${debit} has less`)
    this.name = 'TransferRefused'
    this.reason = reason
  }
}

/**
 * Posts a transfer in the transaction of its cause, once per key: a repeat changes nothing. A caller that posts several
 * transfers in one transaction first locks their accounts with `lockAccounts`. Throws `TransferRefused`.
 */
export async function postTransfer(tx: Db, transfer: Transfer): Promise<Posted> {
  const { key, code, debit, credit, amount, reference, at } = transfer
  const { rows } = await sql<{ outcomes: (Posted | 'conflict' | 'overdrawn')[] }>`
    select post_transfers(
      array[row (${key}, ${code}::int, ${debit}::int8, ${credit}::int8, ${amount}::int8, ${reference})::posting],
      ${at}::timestamptz) as outcomes`.execute(tx)
  const outcome = rows[0]?.outcomes[0]
  if (outcome === 'conflict' || outcome === 'overdrawn') throw new TransferRefused(outcome, transfer)
  if (!outcome) throw new Error(`the ledger returned no result for ${key}`)
  return outcome
}

/**
 * Posts many transfers in one statement, such as the payouts to all winners of a draw. A member's account may occur in
 * only one of them. If one transfer is refused, none is posted.
 */
export async function postTransfers(tx: Db, transfers: readonly Omit<Transfer, 'at'>[], at: Date): Promise<void> {
  if (transfers.length === 0) return
  const column = <Key extends keyof Omit<Transfer, 'at'>>(key: Key) => transfers.map((transfer) => transfer[key])
  const { rows } = await sql<{ outcomes: string[] }>`
    select post_transfers(array(
      select row (key, code, debit, credit, amount, reference)::posting
      from unnest(${column('key')}::text[], ${column('code')}::int[], ${column('debit')}::int8[],
        ${column('credit')}::int8[], ${column('amount')}::int8[], ${column('reference')}::text[])
        with ordinality requested (key, code, debit, credit, amount, reference, place)
      order by place), ${at}::timestamptz) as outcomes`.execute(tx)
  for (const [index, outcome] of (rows[0]?.outcomes ?? []).entries()) {
    const transfer = transfers[index]
    if (transfer && (outcome === 'conflict' || outcome === 'overdrawn')) throw new TransferRefused(outcome, transfer)
  }
}

/** Locks accounts in id order to avoid deadlocks. Call it before posting more than one transfer in a transaction. */
export async function lockAccounts(tx: Db, accounts: bigint[]): Promise<void> {
  await sql`select lock_accounts(${accounts}::int8[])`.execute(tx)
}
