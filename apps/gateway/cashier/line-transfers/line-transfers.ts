import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { balanceOfAccount, mainAccountOf, merchantAccount, postTransfer, transactionCode } from '../../wallet/public.ts'
import type { LineTransferTable } from './tables.ts'

export type LineTransfer = Selectable<LineTransferTable>

export interface NewLineTransfer {
  merchantCode: string
  currency: string
  payerId: bigint
  payeeId: bigint
  direction: 'up' | 'down'
  amount: bigint
  /** Day of the merchant's calendar. */
  day: string
  requestKey: string
  at: Date
}

/** Returns the transfer that the payer made before with this idempotency key. */
export async function repeatedTransfer(db: Db, payerId: bigint, requestKey: string): Promise<LineTransfer | null> {
  const row = await db
    .selectFrom('line_transfer')
    .selectAll()
    .where('payer_id', '=', payerId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  return row ?? null
}

/** Returns the amount that a member has sent on a day. */
export async function sentOn(db: Db, payerId: bigint, day: string): Promise<bigint> {
  const { rows } = await sql<{ sent: bigint }>`
    select coalesce(sum(amount), 0)::int8 as sent from line_transfer
    where payer_id = ${payerId} and day = ${day}::date`.execute(db)
  return rows[0]?.sent ?? 0n
}

/** Transfers the amount, and stores the transfer. Throws if the balance is too low. The caller locks both accounts. */
export async function createTransfer(tx: Db, requested: NewLineTransfer): Promise<LineTransfer> {
  const { merchantCode, currency, payerId, payeeId, direction, amount, day, requestKey, at } = requested
  const reference = `line:${payerId}:${requestKey}`
  const [payer, payee] = [await mainAccountOf(tx, payerId), await mainAccountOf(tx, payeeId)]
  // Payer and payee see different transaction codes, so the amount passes through the merchant's clearing account.
  const clearing = await merchantAccount(tx, { merchantCode, currency, kind: 'clearing' })
  const leg = { amount, reference, at }
  const [payerCode, payeeCode] = [transactionCode.lineTransferOut, transactionCode.lineTransferIn]
  await postTransfer(tx, { ...leg, key: `${reference}:out`, code: payerCode, debit: payer, credit: clearing })
  await postTransfer(tx, { ...leg, key: `${reference}:in`, code: payeeCode, debit: clearing, credit: payee })
  return tx
    .insertInto('line_transfer')
    .values({
      merchant_code: merchantCode,
      currency,
      payer_id: payerId,
      payee_id: payeeId,
      direction,
      amount,
      day,
      request_key: requestKey,
      made_at: at,
      payer_balance: await balanceOfAccount(tx, payer),
      payee_balance: await balanceOfAccount(tx, payee),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
