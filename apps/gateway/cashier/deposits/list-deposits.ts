import { DEPOSITS_PER_PAGE } from '@ante/contract/cashier/deposit-records.ts'
import type { listDeposits } from '@ante/contract/cashier/deposit-records.ts'
import { depositStatesOf } from '@ante/contract/cashier/deposit-state.ts'
import type { DepositStateGroup } from '@ante/contract/cashier/deposit-state.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { pageOf } from '../../kit/page-of.ts'
import type { Ports } from '../../kit/ports.ts'
import { parseDays } from '../../merchant/public.ts'
import type { MerchantDays } from '../../merchant/public.ts'
import type { Deposit } from './deposits.ts'
import { recordOf } from './show-deposit.ts'

export interface DepositsQuery {
  memberId: bigint
  group: DepositStateGroup | undefined
  days: MerchantDays
}

/** Returns a page of a member's deposits, and totals over the whole filter. */
export async function listOwnDeposits(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { memberId, merchantCode, currency }: SignedIn,
  { group, after, ...input }: ParsedInputOf<typeof listDeposits>,
): Promise<OutputOf<typeof listDeposits>> {
  const days = await parseDays(db, { merchantCode, now: clock.now() }, input)
  const filter = { memberId: BigInt(memberId), group, days }
  const [found, totals] = await Promise.all([
    depositsAfter(db, filter, { after, limit: DEPOSITS_PER_PAGE + 1 }),
    totalsOf(db, filter),
  ])
  const { page, next } = pageOf(found, DEPOSITS_PER_PAGE, ({ id }) => String(id))
  return { records: page.map(recordOf), next, totals, currency, ...days }
}

/** Returns the deposits after a cursor, latest first. */
export function depositsAfter(
  db: Db,
  query: DepositsQuery,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<Deposit[]> {
  const rows = depositsOfDays(db, query).selectAll().orderBy('id', 'desc').limit(limit)
  return (after === undefined ? rows : rows.where('id', '<', BigInt(after))).execute()
}

function depositsOfDays(db: Db, { memberId, group, days }: DepositsQuery) {
  const rows = db
    .selectFrom('deposit')
    .where('member_id', '=', memberId)
    .where('created_at', '>=', sql<Date>`(${days.from}::date)::timestamp at time zone ${days.zone}`)
    .where('created_at', '<', sql<Date>`(${days.to}::date + 1)::timestamp at time zone ${days.zone}`)
  return group === undefined ? rows : rows.where('state', 'in', [...depositStatesOf[group]])
}

async function totalsOf(db: Db, query: DepositsQuery) {
  const { count, requested, credited, reimbursement } = await depositsOfDays(db, query)
    .select(({ fn }) => [
      fn.countAll<bigint>().as('count'),
      fn.sum<string | null>('requested').as('requested'),
      fn.sum<string | null>('credited').as('credited'),
      fn.sum<string | null>('reimbursement').as('reimbursement'),
    ])
    .executeTakeFirstOrThrow()
  const sumText = (sum: string | null) => textOf(BigInt(sum ?? 0))
  return {
    deposits: Number(count),
    requestedAmount: sumText(requested),
    amount: sumText(credited),
    reimbursementAmount: sumText(reimbursement),
  }
}
