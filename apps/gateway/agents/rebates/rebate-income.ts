import { plusDays } from '@ante/contract/kit/days.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { rebateDaysOf } from '../../promotions/public.ts'
import { countAllChanges } from '../teams/team-changes.ts'
import type { IncomeDay } from './due-income.ts'
import { payIncomeOf } from './pay-income.ts'
import type { IncomePorts } from './pay-income.ts'

/** Number of missed days that are paid automatically; older ones have to be paid with the operator CLI. */
const CATCH_UP_DAYS = 31

/** Pays a merchant's agents for all unpaid days that are over, oldest first. */
export async function payDueIncome(ports: IncomePorts, merchantCode: string): Promise<void> {
  const { db, clock } = ports
  const merchant = db.selectFrom('merchant').select('currency').where('code', '=', merchantCode)
  const { currency } = await merchant.executeTakeFirstOrThrow()
  const { settling } = await rebateDaysOf(db, merchantCode, clock.now())
  for (const day of await daysDue(db, merchantCode, plusDays(settling, -1))) {
    // Adds all ended bets of the day to the team sums first; bets that end later count in the next payment.
    await countAllChanges(db, { now: clock.now() })
    await payIncomeOf(ports, { merchantCode, currency, day })
  }
}

/** Marks a day as paid, so that payments begin with the next day. */
export async function beginIncomeAfter(tx: Db, { merchantCode, day }: IncomeDay, at: Date): Promise<void> {
  await tx
    .insertInto('agent_rebate_run')
    .values({ merchant_code: merchantCode, day, done_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns the unpaid days up to `last`, oldest first; for a merchant without earlier payments only `last`. */
async function daysDue(db: Db, merchantCode: string, last: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day
    from generate_series(
      greatest(${last}::date - ${CATCH_UP_DAYS - 1}::int, coalesce((
        select max(day) + 1 from agent_rebate_run
        where merchant_code = ${merchantCode} and done_at is not null), ${last}::date)),
      ${last}::date, interval '1 day') day order by 1`.execute(db)
  return rows.map(({ day }) => day)
}
