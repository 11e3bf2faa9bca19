import { randomUUID } from 'node:crypto'

import { STATEMENT_LINES_AT_ONCE } from '@ante/contract/cashier/payment-provider.ts'
import type {
  getPayoutStatement,
  openPayout,
  PayoutLine,
  PayoutNotification,
} from '@ante/contract/cashier/payout-provider.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import type { Db } from '@ante/plain-server/db.ts'

/** Amounts are decimal text. */
export interface Payout {
  key_id: string
  reference: string
  payout_id: string
  amount: string
  currency: string
  account_number: string
  state: PayoutNotification['state']
  reason: string
  attempts: number
}

const COLUMNS = `key_id, reference, payout_id, trim_scale(amount)::text as amount, currency, account_number, state, reason, attempts`

/** Outcome of a payout, decided when it is accepted. */
export interface PayoutPlan {
  /** Final state, which the payout reaches after `afterMs` milliseconds. */
  becomes: 'paid' | 'failed'
  afterMs: number
  /** Whether the customer is notified of the final state. */
  isNotified: boolean
}

/** Accepts a payout once; null when the reference belongs to a different payout. */
export async function acceptOnce(
  db: Db,
  keyId: string,
  input: ParsedInputOf<typeof openPayout>,
  { becomes, afterMs, isNotified }: PayoutPlan,
): Promise<Payout | null> {
  const { reference, amount, currency, bankCode, accountNumber, accountHolder } = input
  await db.query(
    `insert into payouts.payout (key_id, reference, payout_id, amount, currency, bank_code, account_number, account_holder,
      becomes, ends_at, is_notified)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + $10 * interval '1 ms', $11) on conflict do nothing`,
    [
      keyId,
      reference,
      randomUUID(),
      amount,
      currency,
      bankCode,
      accountNumber,
      accountHolder,
      becomes,
      afterMs,
      isNotified,
    ],
  )
  const payout = await payoutOf(db, keyId, reference)
  const isSame =
    payout?.account_number === accountNumber && Number(payout.amount) === Number(amount) && payout.currency === currency
  return isSame ? payout : null
}

export async function payoutOf(db: Db, keyId: string, reference: string): Promise<Payout | null> {
  const { rows } = await db.query<Payout>(
    `select ${COLUMNS} from payouts.payout where key_id = $1 and reference = $2`,
    [keyId, reference],
  )
  return rows[0] ?? null
}

export const notificationOf = ({
  reference,
  payout_id: payoutId,
  state,
  amount,
  currency,
  reason,
}: Payout): PayoutNotification => {
  return { reference, payoutId, state, amount, currency, reason }
}

/** Ends the payouts that are due. Returns their number. */
export async function endDue(db: Db, max: number): Promise<number> {
  const { rowCount } = await db.query(
    `with ended as (
      update payouts.payout set state = becomes, ended_at = now(),
        reason = case when becomes = 'failed' then 'returned by the bank' else '' end,
        notify_at = case when is_notified then now() end
      where (key_id, reference) in (
        select key_id, reference from payouts.payout where state = 'processing' and ends_at <= now()
        order by ends_at limit $1 for update skip locked)
      returning *
    ), statement_lines as (
      insert into payouts.line (key_id, payout_id, reference, amount, currency)
      select key_id, payout_id, reference, amount, currency from ended where state = 'paid'
    )
    select from ended`,
    [max],
  )
  return rowCount ?? 0
}

/** Claims payouts with a due notification under a lease; an unacknowledged notification is due again when it ends. */
export async function claimDueNotifications(db: Db, max: number, leaseMs: number): Promise<Payout[]> {
  const { rows } = await db.query<Payout>(
    `update payouts.payout set notify_at = now() + $2 * interval '1 ms', attempts = attempts + 1
    where (key_id, reference) in (
      select key_id, reference from payouts.payout where notify_at <= now()
      order by notify_at limit $1 for update skip locked
    ) returning ${COLUMNS}`,
    [max, leaseMs],
  )
  return rows
}

/** Sets the time of the next notification; null when no further notification is needed. */
export async function scheduleNotification(
  db: Db,
  { key_id, reference }: Payout,
  afterMs: number | null,
): Promise<void> {
  await db.query(
    `update payouts.payout set notify_at = now() + $3::bigint * interval '1 ms' where key_id = $1 and reference = $2`,
    [key_id, reference, afterMs],
  )
}

interface Line extends Omit<PayoutLine, 'at'> {
  id: string
  at: Date
}

const lineOf = ({ payoutId, reference, amount, currency, state, at }: Line): PayoutLine => {
  return { payoutId, reference, amount, currency, state, at: at.toISOString() }
}

/** Returns a page of the customer's statement: paid payouts, in order of payment. */
export async function linesOf(
  db: Db,
  keyId: string,
  { from, to, cursor }: ParsedInputOf<typeof getPayoutStatement>,
): Promise<OutputOf<typeof getPayoutStatement>> {
  const { rows } = await db.query<Line>(
    `select id::text, payout_id as "payoutId", reference, trim_scale(amount)::text as amount, currency, state, at
    from payouts.line where key_id = $1 and at >= $2 and at < $3
      and ($4 = '' or (at, payouts.line.id) > (select at, id from payouts.line where key_id = $1 and id::text = $4))
    order by at, payouts.line.id limit $5`,
    [keyId, from, to, cursor, STATEMENT_LINES_AT_ONCE + 1],
  )
  const page = rows.slice(0, STATEMENT_LINES_AT_ONCE)
  const last = page.at(-1)
  return {
    lines: page.map(lineOf),
    next: rows.length > page.length && last ? last.id : null,
  }
}
