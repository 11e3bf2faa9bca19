import { RebateVertical } from '@ante/contract/promotions/rebates.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { USUAL_RATES, USUAL_TERMS } from './rules.ts'
import './tables.ts'

export interface RebateTerms {
  minimum: bigint
  multipleHundredths: number
}

export async function rebateTermsOf(db: Db, merchantCode: string): Promise<RebateTerms> {
  const said = await db
    .selectFrom('rebate_terms')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst()
  return said ? { minimum: said.minimum, multipleHundredths: said.multiple_hundredths } : USUAL_TERMS
}

/** Says them anew, all of them. */
export async function putRebateTerms(tx: Db, merchantCode: string, terms: RebateTerms): Promise<void> {
  const { minimum, multipleHundredths: multiple } = terms
  await tx
    .insertInto('rebate_terms')
    .values({ merchant_code: merchantCode, minimum, multiple_hundredths: multiple })
    .onConflict((conflict) => conflict.column('merchant_code').doUpdateSet({ minimum, multiple_hundredths: multiple }))
    .execute()
}

/** What each vertical gives on a day of the merchant's calendar, to members of no level. */
export async function rebateRatesOn(
  db: Db,
  { merchantCode, day }: { merchantCode: string; day: string },
): Promise<Record<RebateVertical, number>> {
  const { rows } = await sql<{ vertical: RebateVertical; thousandths: number }>`
    select distinct on (vertical) vertical, thousandths from rebate_rate
    where merchant_code = ${merchantCode} and level = 0 and from_day <= ${day}::date
    order by vertical, from_day desc`.execute(db)
  const said = new Map(rows.map(({ vertical, thousandths }) => [vertical, thousandths]))
  const rates = { ...USUAL_RATES }
  for (const vertical of RebateVertical.options) rates[vertical] = said.get(vertical) ?? USUAL_RATES[vertical]
  return rates
}

/** Says what a vertical gives from a day on; what was played before stays as it is. */
export async function putRebateRate(
  tx: Db,
  rate: { merchantCode: string; vertical: RebateVertical; fromDay: string; thousandths: number },
): Promise<void> {
  const { merchantCode, vertical, fromDay, thousandths } = rate
  await tx
    .insertInto('rebate_rate')
    .values({ merchant_code: merchantCode, vertical, from_day: fromDay, thousandths })
    .onConflict((conflict) =>
      conflict.columns(['merchant_code', 'level', 'vertical', 'from_day']).doUpdateSet({ thousandths }),
    )
    .execute()
}
