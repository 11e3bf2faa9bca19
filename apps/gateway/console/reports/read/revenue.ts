import { sql } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import { moneyFigures } from '../../dashboard/figures.ts'
import type { SumsByCode } from '../../dashboard/figures.ts'
import type { ReportDeclaration, ReportPeriod } from '../report.ts'
import { daysOf, timesOf } from './days-of.ts'

type Sums = Map<number, { amount: bigint; count: number }>

interface SumRow {
  day: string
  code: number
  amount: string
  count: string
}

/** Revenue by day: the figures of the dashboard, by the same formula, without the accounts that are left out. */
export const revenue: ReportDeclaration = {
  name: 'revenue',
  columns: [
    { id: 'day', kind: 'day', title: 'Day' },
    { id: 'stakes', kind: 'amount', title: 'Stakes' },
    { id: 'winnings', kind: 'amount', title: 'Winnings' },
    { id: 'ggr', kind: 'amount', title: 'GGR' },
    { id: 'bonuses', kind: 'amount', title: 'Bonuses' },
    { id: 'jackpots', kind: 'amount', title: 'Jackpots' },
    { id: 'paymentCosts', kind: 'amount', title: 'Payment costs' },
    { id: 'ngr', kind: 'amount', title: 'NGR' },
  ],
  rows: async (db, period) => {
    const [all, leftOut] = await Promise.all([sumsByDay(db, period), leftOutSums(db, period)])
    return daysOf(period).map((day) => {
      const {
        deposits: _deposits,
        withdrawals: _withdrawals,
        ...figures
      } = moneyFigures(without(all.get(day), leftOut.get(day)))
      return { id: day, values: { day, ...figures } }
    })
  },
}

function byDay(rows: readonly SumRow[]): Map<string, Sums> {
  const days = new Map<string, Sums>()
  for (const { day, code, amount, count } of rows) {
    const sums: Sums = days.get(day) ?? new Map()
    sums.set(code, { amount: BigInt(amount), count: Number(count) })
    days.set(day, sums)
  }
  return days
}

/** Sums of the ledger by day and code, which the job of the dashboard has stored. */
async function sumsByDay(db: Db, period: ReportPeriod): Promise<Map<string, Sums>> {
  const { begins, ends } = timesOf(period)
  const { rows } = await sql<SumRow>`
    select to_char(period at time zone ${period.zone}, 'YYYY-MM-DD') as day,
      substr(measure, 10)::int as code, sum(amount) as amount, sum(count) as count
    from activity_sum
    where merchant_code = ${period.merchantCode} and period >= ${begins} and period < ${ends}
      and measure like 'transfer:%'
    group by 1, 2`.execute(db)
  return byDay(rows)
}

/** Sums of the transfers of the accounts that are left out. */
async function leftOutSums(db: Db, period: ReportPeriod): Promise<Map<string, Sums>> {
  if (period.leftOut.length === 0) return new Map()
  const { begins, ends } = timesOf(period)
  const { rows } = await sql<SumRow>`
    with accounts as materialized (select id from account where member_id = any(${[...period.leftOut]}::int8[]))
    select to_char(occurred_at at time zone ${period.zone}, 'YYYY-MM-DD') as day, code, sum(amount) as amount,
      count(*) as count
    from transfer
    where merchant_code = ${period.merchantCode} and occurred_at >= ${begins} and occurred_at < ${ends}
      and (debit_account in (select id from accounts) or credit_account in (select id from accounts))
    group by 1, 2`.execute(db)
  return byDay(rows)
}

function without(all: Sums | undefined, leftOut: Sums | undefined): SumsByCode {
  const sums: Sums = new Map(all)
  for (const [code, { amount, count }] of leftOut ?? []) {
    const before = sums.get(code)
    // The job has not summed the last minutes yet.
    if (before) sums.set(code, { amount: before.amount - amount, count: before.count - count })
  }
  return sums
}
