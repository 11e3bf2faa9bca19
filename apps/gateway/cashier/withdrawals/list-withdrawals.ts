import { WITHDRAWALS_PER_PAGE } from '@ante/contract/cashier/withdrawal-records.ts'
import type { listWithdrawals } from '@ante/contract/cashier/withdrawal-records.ts'
import { withdrawalStatesOf } from '@ante/contract/cashier/withdrawal-state.ts'
import type { WithdrawalStateGroup } from '@ante/contract/cashier/withdrawal-state.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { pageOf } from '../../kit/page-of.ts'
import type { Ports } from '../../kit/ports.ts'
import { parseDays } from '../../merchant/public.ts'
import type { MerchantDays } from '../../merchant/public.ts'
import { shownRecord } from './show-withdrawal.ts'
import type { Withdrawal } from './withdrawals.ts'

export interface WithdrawalsQuery {
  memberId: bigint
  group: WithdrawalStateGroup | undefined
  days: MerchantDays
}

/** Returns a page of a member's withdrawals, and totals over the whole filter. */
export async function listOwnWithdrawals(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { memberId, merchantCode, currency }: SignedIn,
  { group, after, ...input }: ParsedInputOf<typeof listWithdrawals>,
): Promise<OutputOf<typeof listWithdrawals>> {
  const days = await parseDays(db, { merchantCode, now: clock.now() }, input)
  const filter = { memberId: BigInt(memberId), group, days }
  const withdrawals = await withdrawalsAfter(db, filter, { after, limit: WITHDRAWALS_PER_PAGE + 1 })
  const { page, next } = pageOf(withdrawals, WITHDRAWALS_PER_PAGE, ({ number }) => String(number))
  return {
    records: page.map(shownRecord),
    next,
    totals: await totalsOf(db, filter),
    currency,
    ...days,
  }
}

/** Returns the withdrawals after a cursor, latest first. */
export function withdrawalsAfter(
  db: Db,
  query: WithdrawalsQuery,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<Withdrawal[]> {
  const rows = withdrawalsOfDays(db, query).selectAll().orderBy('number', 'desc').limit(limit)
  return (after === undefined ? rows : rows.where('number', '<', BigInt(after))).execute()
}

function withdrawalsOfDays(db: Db, { memberId, group, days: { from, to, zone } }: WithdrawalsQuery) {
  const rows = db
    .selectFrom('withdrawal')
    .where('member_id', '=', memberId)
    .where('requested_at', '>=', sql<Date>`(${from}::date)::timestamp at time zone ${zone}`)
    .where('requested_at', '<', sql<Date>`(${to}::date + 1)::timestamp at time zone ${zone}`)
  return group === undefined ? rows : rows.where('state', 'in', [...withdrawalStatesOf[group]])
}

/** Returns the totals of a filter; arrived amount and fees only of paid withdrawals. */
async function totalsOf(db: Db, query: WithdrawalsQuery) {
  const { count, amount, arrived, cost } = await withdrawalsOfDays(db, query)
    .select(({ fn }) => [
      fn.countAll<bigint>().as('count'),
      fn.sum<string | null>('amount').as('amount'),
      sql<string | null>`sum(amount - fee) filter (where state = 'SUCCESS')`.as('arrived'),
      sql<string | null>`sum(fee) filter (where state = 'SUCCESS')`.as('cost'),
    ])
    .executeTakeFirstOrThrow()
  const [requested, paid, fee] = [amount, arrived, cost].map((sum) => textOf(BigInt(sum ?? 0)))
  return { withdrawals: Number(count), amount: requested ?? '', paid: paid ?? '', fee: fee ?? '' }
}
