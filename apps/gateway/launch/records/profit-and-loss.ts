import { plusDays } from '@ante/contract/kit/days.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { daysIn } from '@ante/contract/launch/play-days.ts'
import type { getProfitAndLoss } from '@ante/contract/launch/profit-and-loss.ts'
import { sql } from 'kysely'

import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { parseDays } from '../../merchant/public.ts'
import { cashByDay } from '../../wallet/public.ts'
import { byCategory, daySumsOf, NO_AMOUNTS } from './profit-sums.ts'
import type { ProfitRow } from './profit-sums.ts'
import { matching } from './records-query.ts'
import type { RecordsQuery } from './records-query.ts'

/** Returns a member's profit and loss: ended rounds from daily sums, and other amounts from the ledger. */
export async function profitAndLossOf(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { memberId: id, merchantCode, currency }: SignedIn,
  input: ParsedInputOf<typeof getProfitAndLoss>,
): Promise<OutputOf<typeof getProfitAndLoss>> {
  const memberId = BigInt(id)
  const span = await parseDays(db, { merchantCode, now: clock.now() }, input)
  const [played, cash] = await Promise.all([playedOn(db, { memberId, ...span }), cashOn(db, { memberId, ...span })])
  const rows = [...played, ...cash]
  const days = Array.from({ length: daysIn(span) }, (_, index) => plusDays(span.from, index))
  return {
    total: daySumsOf(rows),
    categories: byCategory(rows),
    days: days.map((day) => {
      const ofDay = rows.filter((row) => row.day === day)
      return { day, ...daySumsOf(ofDay), categories: byCategory(ofDay) }
    }),
    currency,
    ...span,
  }
}

async function playedOn(db: Db, query: RecordsQuery): Promise<ProfitRow[]> {
  const { rows } = await sql<Pick<ProfitRow, 'day' | 'category' | 'rounds' | 'staked' | 'paid'>>`
    select to_char(day, 'YYYY-MM-DD') as day, category, sum(rounds)::bigint as rounds, sum(staked)::bigint as staked,
      sum(paid)::bigint as paid
    from play_day where ${matching(query)} and outcome <> 'voided'
    group by play_day.day, category having sum(rounds) > 0
    order by play_day.day, category`.execute(db)
  return rows.map((row) => ({ ...NO_AMOUNTS, ...row }))
}

async function cashOn(db: Db, requested: Parameters<typeof cashByDay>[1]): Promise<ProfitRow[]> {
  const cashDays = await cashByDay(db, requested)
  return cashDays.map(({ day, kind, category, units }) => ({ ...NO_AMOUNTS, day, category, [kind]: units }))
}
