import { RebateCategory } from '@ante/contract/promotions/rebates.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { levelRate } from '../../vip/public.ts'
import { DEFAULT_RATES, DEFAULT_TERMS } from './rules.ts'
import './tables.ts'

export interface RebateTerms {
  minimum: bigint
  multipleHundredths: number
}

export async function rebateTermsOf(db: Db, merchantCode: string): Promise<RebateTerms> {
  const stored = await db
    .selectFrom('rebate_terms')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst()
  return stored ? { minimum: stored.minimum, multipleHundredths: stored.multiple_hundredths } : DEFAULT_TERMS
}

/** Replaces all settings. */
export async function putRebateTerms(tx: Db, merchantCode: string, terms: RebateTerms): Promise<void> {
  const { minimum, multipleHundredths: multiple } = terms
  await tx
    .insertInto('rebate_terms')
    .values({ merchant_code: merchantCode, minimum, multiple_hundredths: multiple })
    .onConflict((conflict) => conflict.column('merchant_code').doUpdateSet({ minimum, multiple_hundredths: multiple }))
    .execute()
}

/** Returns the rate of each category on a day of the merchant's calendar, for members with this level at its start. */
export async function rebateRatesOn(
  db: Db,
  { merchantCode, day, level = 0 }: { merchantCode: string; day: string; level?: number },
): Promise<Record<RebateCategory, number>> {
  const { rows } = await sql<{ category: RebateCategory; level: number; thousandths: number }>`
    select distinct on (category, level) category, level, thousandths from rebate_rate
    where merchant_code = ${merchantCode} and level in (0, ${level}) and from_day <= ${day}::date
    order by category, level, from_day desc`.execute(db)
  const read = (category: RebateCategory, levelNumber: number) =>
    rows.find((row) => row.category === category && row.level === levelNumber)?.thousandths ?? null
  const rates = { ...DEFAULT_RATES }
  for (const category of RebateCategory.options) {
    rates[category] = rateAt({ category, level, assigned: read(category, level), defaultRate: read(category, 0) })
  }
  return rates
}

interface RateInput {
  category: RebateCategory
  level: number
  /** Rate of this level; null if the merchant has set none. */
  assigned: number | null
  /** Rate of the lowest level; null if the merchant has set none. */
  defaultRate: number | null
}

/** Returns the rate of a level: the one set for it, else the lowest level's rate plus an increment per level. */
export const rateAt = ({ category, level, assigned, defaultRate }: RateInput): number =>
  assigned ?? levelRate(defaultRate ?? DEFAULT_RATES[category], level)

/**
 * Returns a player's own rate: the ladder rate below an agent, otherwise the merchant's default, or the rate of the VIP
 * level if it is higher. The merchant pays the difference, which does not reduce the incomes of agents.
 */
export const ownRate = (ladder: number | null, level: number, ofLevel: number): number =>
  ladder === null ? ofLevel : Math.max(ladder, level > 0 ? ofLevel : 0)

/** Sets a category's rate from a day on; earlier bets are not affected. */
export async function putRebateRate(
  tx: Db,
  rate: { merchantCode: string; category: RebateCategory; level?: number; fromDay: string; thousandths: number },
): Promise<void> {
  const { merchantCode, category, level = 0, fromDay, thousandths } = rate
  await tx
    .insertInto('rebate_rate')
    .values({ merchant_code: merchantCode, level, category, from_day: fromDay, thousandths })
    .onConflict((conflict) =>
      conflict.columns(['merchant_code', 'level', 'category', 'from_day']).doUpdateSet({ thousandths }),
    )
    .execute()
}
