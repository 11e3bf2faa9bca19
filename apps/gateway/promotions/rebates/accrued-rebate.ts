import type { LadderCategory } from '@ante/contract/agents/rebates.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { hasVipClub } from '../../vip/public.ts'
import { currencyOf } from '../core/currency-of.ts'
import { ownRate, rateAt } from './rates.ts'
import { ladderRate, linesOf, totalOf, DEFAULT_RATES, DEFAULT_TOP_RATES, categoryPaid } from './rules.ts'
import type { LadderPosition, RebateLine } from './rules.ts'
import './tables.ts'

interface Played extends LadderPosition {
  category: LadderCategory
  turnover: bigint
  level: number
  /** Rate of the level. Null, as in the next two fields, if the merchant has set none. */
  assigned: number | null
  /** Rate of the lowest level. */
  defaultRate: number | null
  /** Rate of line roots. */
  top: number | null
  hasUpline: boolean
}

export interface RebateRequest {
  memberId: bigint
  merchantCode: string
  /** Last day of bets that count, by the merchant's calendar. */
  untilDay: string
}

export interface AccruedRebate {
  lines: RebateLine[]
  /** Negative if more turnover was voided than added since the last rebate. */
  total: bigint
}

/**
 * Returns the unpaid rebate for a member's turnover. If a void or a late round changes the turnover of a day after its
 * payment, the next rebate includes the positive or negative difference at the rate of that day.
 */
export async function accruedRebate(
  db: Db,
  { memberId, merchantCode, untilDay }: RebateRequest,
): Promise<AccruedRebate> {
  const hasClub = await hasVipClub(db, merchantCode)
  const { rows } = await sql<Played>`
    select category, coalesce(played.turnover, 0) - coalesce(mark.turnover, 0) as turnover,
      club.level, own.thousandths as assigned, usual.thousandths as "defaultRate", top.thousandths as top,
      ladder.lowest, ladder.has_usual as "hasDefault", ladder.has_upline as "hasUpline"
    from rebate_turnover(${memberId}::int8, ${untilDay}::date) played
    full join (select day, category, turnover from rebate_mark
      where member_id = ${memberId}::int8 and day <= ${untilDay}::date) mark using (day, category)
    cross join lateral (
      select case when ${hasClub} then vip_level_on(${memberId}::int8, day) else 0 end as level) club
    left join lateral (
      select thousandths from rebate_rate
      where merchant_code = ${merchantCode} and rebate_rate.level = club.level and club.level > 0
        and rebate_rate.category = rebate_category(coalesce(played.category, mark.category)) and from_day <= day
      order by from_day desc limit 1) own on true
    left join lateral (
      select thousandths from rebate_rate
      where merchant_code = ${merchantCode} and rebate_rate.level = 0
        and rebate_rate.category = rebate_category(coalesce(played.category, mark.category)) and from_day <= day
      order by from_day desc limit 1) usual on true
    left join lateral (
      select thousandths from rebate_top
      where merchant_code = ${merchantCode} and rebate_top.category = coalesce(played.category, mark.category)
        and from_day <= day
      order by from_day desc limit 1) top on true
    cross join lateral effective_ladder_rate(${memberId}::int8, coalesce(played.category, mark.category), day) ladder
    where coalesce(played.turnover, 0) <> coalesce(mark.turnover, 0)`.execute(db)
  const lines = linesOf(
    rows.map(({ category, turnover, ...rates }) => {
      return { category: categoryPaid(category), turnover, thousandths: rateOf(category, rates) }
    }),
    await currencyOf(db, merchantCode),
  )
  return { lines, total: totalOf(lines) }
}

function rateOf(played: LadderCategory, { hasUpline, top, ...rates }: Omit<Played, 'category' | 'turnover'>): number {
  const category = categoryPaid(played)
  const operatorRates = {
    defaultRate: rates.defaultRate ?? DEFAULT_RATES[category],
    top: top ?? DEFAULT_TOP_RATES[played],
  }
  return ownRate(hasUpline ? ladderRate(rates, operatorRates) : null, rates.level, rateAt({ ...rates, category }))
}

/** Marks the turnover up to `untilDay` as paid. Call it in the transaction that pays the rebate. */
export async function markRebated(tx: Db, { memberId, untilDay }: RebateRequest): Promise<void> {
  await sql`
    insert into rebate_mark as mark (member_id, day, category, turnover)
    select ${memberId}::int8, day, category, coalesce(played.turnover, 0)
    from rebate_turnover(${memberId}::int8, ${untilDay}::date) played
    full join (select day, category from rebate_mark
      where member_id = ${memberId}::int8 and day <= ${untilDay}::date) earlier using (day, category)
    order by day, category
    on conflict (member_id, day, category) do update set turnover = excluded.turnover
    where mark.turnover <> excluded.turnover`.execute(tx)
}
