import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { Deposit } from './deposits/deposits.ts'
import type { Booking } from './statement-differences.ts'
import type { Withdrawal } from './withdrawals/withdrawals.ts'

export interface BookingsQuery {
  merchantCode: string
  provider: string
  from: Date
  to: Date
  /** References named in the statement. */
  references: string[]
}

/** Returns the deposits credited in the period, and all deposits named in the statement, regardless of their date. */
export async function bookedDeposits(db: Db, query: BookingsQuery): Promise<Booking[]> {
  const rows = await db
    .selectFrom('deposit')
    .selectAll()
    .where('merchant_code', '=', query.merchantCode)
    .where('provider', '=', query.provider)
    .where(({ eb, and, or }) =>
      or([
        and([eb('credited_at', '>=', query.from), eb('credited_at', '<', query.to)]),
        // One array parameter: a statement may have more lines than a query may have parameters.
        sql<boolean>`transaction_id = any (${query.references}::text[])`,
      ]),
    )
    .orderBy('id')
    .execute()
  return rows.map(depositBooked)
}

const depositBooked = (deposit: Deposit): Booking => ({
  number: deposit.transaction_id,
  payment: deposit.provider_ref,
  state: deposit.state,
  amount: deposit.paid,
  currency: deposit.pay_currency,
  doneAt: deposit.state === 'SUCCESS' ? deposit.credited_at : null,
})

/** Returns the withdrawals paid in the period, and all withdrawals named in the statement, regardless of their date. */
export async function bookedWithdrawals(db: Db, query: BookingsQuery): Promise<Booking[]> {
  const rows = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('merchant_code', '=', query.merchantCode)
    .where('provider', '=', query.provider)
    .where(({ eb, and, or }) =>
      or([
        and([eb('ended_at', '>=', query.from), eb('ended_at', '<', query.to), eb('state', '=', 'SUCCESS')]),
        sql<boolean>`id = any (${query.references}::text[])`,
      ]),
    )
    .orderBy('number')
    .execute()
  return rows.map(withdrawalBooked)
}

const withdrawalBooked = (withdrawal: Withdrawal): Booking => ({
  number: withdrawal.id,
  payment: withdrawal.payout_id,
  state: withdrawal.state,
  amount: withdrawal.amount - withdrawal.fee,
  currency: withdrawal.currency,
  doneAt: withdrawal.state === 'SUCCESS' ? withdrawal.ended_at : null,
})

/**
 * Whether a provider pays, or has ever paid, withdrawals of a merchant. Other providers have no payout statement.
 */
export async function hasPayouts(db: Db, { merchantCode, provider }: Pick<BookingsQuery, 'merchantCode' | 'provider'>) {
  const { rows } = await sql`
    select 1 where exists (
      select from withdrawal_rules where merchant_code = ${merchantCode} and payout_provider = ${provider})
    or exists (select from withdrawal where merchant_code = ${merchantCode} and provider = ${provider})`.execute(db)
  return rows.length > 0
}
