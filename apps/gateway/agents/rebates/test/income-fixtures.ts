import { plusDays } from '@ante/contract/kit/days.ts'

import { putLadderRates } from '../../../promotions/public.ts'
import type { LadderCategory } from '@ante/contract/agents/rebates.ts'
import { sql } from 'kysely'

import { parseDays } from '../../../merchant/public.ts'
import { textOf } from '../../../kit/money.ts'
import type { SharedGateway, TestGateway } from '../../../test/start-gateway.ts'
import { countAllChanges } from '../../teams/team-changes.ts'
import { payIncomeOf } from '../pay-income.ts'

/** A day before all test data. */
const EARLIEST_DAY = '2020-01-01'

/** Sets a member's rate from a day on. */
export async function setRateFrom(
  { ports: { db } }: SharedGateway,
  memberId: bigint,
  rates: Partial<Record<LadderCategory, number>>,
): Promise<void> {
  const rows = (Object.entries(rates) as [LadderCategory, number][]).map(([category, thousandths]) => {
    return { memberId, category, thousandths, setBy: null }
  })
  await putLadderRates(db, rows, { fromDay: EARLIEST_DAY, at: new Date() })
}

/** Returns the merchant's calendar day this many days from today. */
export async function dayFromNow({ ports: { db, clock } }: SharedGateway, days: number): Promise<string> {
  const { to } = await parseDays(db, { merchantCode: 'aurora', now: clock.now() }, { range: 'today' })
  return plusDays(to, days)
}

/** Pays Aurora's agents for a day, as the nightly run does. */
export async function payFor({ ports }: TestGateway, day: string, atOnce?: number): Promise<void> {
  await countAllChanges(ports.db)
  const paying = { merchantCode: 'aurora', currency: 'PHP', day }
  await payIncomeOf({ ...ports, balances: { changed: () => undefined } }, paying, atOnce)
}

/** Returns the amounts paid to an agent, by transaction code. */
export async function paidTo({ ports: { db } }: SharedGateway, memberId: bigint): Promise<Record<number, string>> {
  const { rows } = await sql<{ code: number; units: bigint }>`
    select code, sum(amount)::int8 as units from transfer
    join account on account.id = transfer.credit_account
    where account.kind = 'member' and account.member_id = ${memberId} and code in (6109, 6143, 6145, 6146, 6147)
    group by code order by code`.execute(db)
  return Object.fromEntries(rows.map(({ code, units }) => [code, textOf(units)]))
}
