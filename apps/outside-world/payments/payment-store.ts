import { randomBytes, randomUUID } from 'node:crypto'

import type { openPayment, PaymentNotification } from '@ante/contract/cashier/payment-provider.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import type { Db, Queryable } from '@ante/plain-server/db.ts'

/** Amounts are decimal text. */
export interface Payment {
  key_id: string
  reference: string
  payment_id: string
  token: string
  kind: ParsedInputOf<typeof openPayment>['kind']
  amount: string
  currency: string
  fee_percent: string
  destination: string
  required_confirmations: number
  confirmations: number
  return_url: string
  language: string
  expires_at: Date
  state: 'waiting' | 'pending' | 'confirming' | 'paid' | 'failed'
  sent_amount: string | null
}

const COLUMNS = `key_id, reference, payment_id, token, kind, trim_scale(amount)::text as amount, currency,
  trim_scale(fee_percent)::text as fee_percent, destination, required_confirmations, confirmations, return_url, language, expires_at,
  state, trim_scale(sent_amount)::text as sent_amount`

/** Opens a payment once; null when the reference belongs to a different payment. */
export async function openOnce(
  db: Db,
  keyId: string,
  input: ParsedInputOf<typeof openPayment>,
): Promise<Payment | null> {
  const { reference, kind, amount, currency, feePercent, confirmations, returnUrl, language, expiresAt } = input
  const identifiers = [randomUUID(), randomBytes(16).toString('hex'), destinationOf(kind, keyId)]
  await db.query(
    `insert into payments.payment (key_id, reference, kind, amount, currency, fee_percent, required_confirmations, return_url,
      language, expires_at, payment_id, token, destination)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict do nothing`,
    [
      keyId,
      reference,
      kind,
      amount,
      currency,
      feePercent,
      confirmations,
      returnUrl,
      language,
      expiresAt,
      ...identifiers,
    ],
  )
  const payment = await paymentOf(db, keyId, reference)
  const isSame = payment?.kind === kind && Number(payment.amount) === Number(amount) && payment.currency === currency
  return isSame ? payment : null
}

/** Returns the destination of a payment: the merchant's bank account, or a separate blockchain address per payment. */
function destinationOf(kind: Payment['kind'], keyId: string): string {
  if (kind === 'MT') return accountOf(keyId)
  return kind === 'CRYPTO' ? `T${randomBytes(24).toString('base64').replaceAll(/[+/=]/g, 'x').slice(0, 33)}` : ''
}

/** Returns the merchant's permanent ten-digit account number. */
export function accountOf(keyId: string): string {
  const sum = Buffer.from(keyId).reduce((number, byte) => (number * 31 + byte) % 1_000_000_007, 7)
  return `4${String(sum).padStart(9, '0').slice(0, 9)}`
}

export async function paymentOf(db: Queryable, keyId: string, reference: string): Promise<Payment | null> {
  const { rows } = await db.query<Payment>(
    `select ${COLUMNS} from payments.payment where key_id = $1 and reference = $2`,
    [keyId, reference],
  )
  return rows[0] ?? null
}

export async function paymentByToken(db: Queryable, token: string): Promise<Payment | null> {
  const { rows } = await db.query<Payment>(`select ${COLUMNS} from payments.payment where token = $1`, [token])
  return rows[0] ?? null
}

/** Returns the customer who was last paid at a destination; null without a payment. */
export async function latestReceiverAt(
  db: Queryable,
  destination: string,
): Promise<{ keyId: string; currency: string } | null> {
  const { rows } = await db.query<{ keyId: string; currency: string }>(
    `select key_id as "keyId", currency from payments.payment where destination = $1 order by opened_at desc limit 1`,
    [destination],
  )
  return rows[0] ?? null
}

/**
 * Returns the payment that waits for money at this destination; for a bank account the one with exactly this amount or
 * with the given reference.
 */
export async function waitingPaymentTo(
  db: Queryable,
  { destination, amount, message }: { destination: string; amount: string; message: string },
): Promise<Payment | null> {
  const { rows } = await db.query<Payment>(
    `select ${COLUMNS} from payments.payment
    where destination = $1 and state = 'waiting' and (kind = 'CRYPTO' or amount = $2::numeric or position(reference in upper($3)) > 0)
    order by position(reference in upper($3)) > 0 desc, opened_at desc limit 1`,
    [destination, amount, message],
  )
  return rows[0] ?? null
}

/**
 * Stores the payer's action, after which the payment advances automatically. Returns null when the payment is neither
 * waiting nor failed.
 */
export async function beginPayment(
  tx: Queryable,
  { key_id, reference }: Payment,
  { state, amount, afterMs }: { state: 'pending' | 'confirming'; amount: string; afterMs: number },
): Promise<Payment | null> {
  const { rows } = await tx.query<Payment>(
    `update payments.payment set state = $3, sent_amount = $4, next_at = now() + $5 * interval '1 ms'
    where key_id = $1 and reference = $2 and state in ('waiting', 'failed') returning ${COLUMNS}`,
    [key_id, reference, state, amount, afterMs],
  )
  return rows[0] ?? null
}

export async function markDeclined(tx: Queryable, { key_id, reference }: Payment): Promise<Payment | null> {
  const { rows } = await tx.query<Payment>(
    `update payments.payment set state = 'failed' where key_id = $1 and reference = $2 and state = 'waiting' returning ${COLUMNS}`,
    [key_id, reference],
  )
  return rows[0] ?? null
}

/** Advances one payment in progress by one step: another confirmation, or receipt of the money. */
export async function advanceOnePayment(tx: Queryable, stepMs: number): Promise<Payment | null> {
  const { rows } = await tx.query<Payment>(
    `update payments.payment set
      confirmations = case when state = 'confirming' then confirmations + 1 else confirmations end,
      state = case when state = 'confirming' and confirmations + 1 < required_confirmations then 'confirming' else 'paid' end,
      next_at = case when state = 'confirming' and confirmations + 1 < required_confirmations
        then now() + $1 * interval '1 ms' end
    where (key_id, reference) in (
      select key_id, reference from payments.payment where next_at <= now() order by next_at limit 1 for update skip locked)
    returning ${COLUMNS}`,
    [stepMs],
  )
  return rows[0] ?? null
}

export async function addStatementLine(
  tx: Queryable,
  line: { keyId: string; paymentId: string; reference: string; amount: string; currency: string },
): Promise<void> {
  await tx.query(
    `insert into payments.line (key_id, payment_id, reference, amount, currency) values ($1, $2, $3, $4, $5)`,
    [line.keyId, line.paymentId, line.reference, line.amount, line.currency],
  )
}

/** Returns the reported state of a payment, for queries and notifications. */
export function notificationOf({
  reference,
  payment_id: paymentId,
  state,
  sent_amount: sentAmount,
  currency,
  ...rest
}: Payment): PaymentNotification {
  const isOver = state === 'waiting' && rest.expires_at < new Date()
  return {
    reference,
    paymentId,
    state: isOver ? 'expired' : state,
    amount: state === 'paid' ? sentAmount : null,
    currency,
    confirmations: rest.confirmations,
  }
}
