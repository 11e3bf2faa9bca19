import type { LadderCategory } from '@ante/contract/agents/rebates.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { hasVipClub } from '../../vip/public.ts'
import { currencyOf } from '../activities/currency-of.ts'
import { ownRate, rateAt } from './rates.ts'
import { ladderRate, linesOf, totalOf, USUAL_RATES, USUAL_TOPS, categoryPaid } from './rules.ts'
import type { LadderPosition, RebateLine } from './rules.ts'
import './tables.ts'

interface Played extends LadderPosition {
  category: LadderCategory
  turnover: bigint
  level: number
  /** Of the level, of the lowest one, and of whoever begins a line; null where the merchant has said none. */
  said: number | null
  usual: number | null
  top: number | null
  hasUpline: boolean
}

export interface RebateRequest {
  memberId: bigint
  merchantCode: string
  /** The last day of play that counts, by the merchant's calendar. */
  untilDay: string
}

export interface AccruedRebate {
  lines: RebateLine[]
  /** Below zero where more was taken back than has been played since. */
  total: bigint
}

/**
 * What a member's turnover counts beyond what has had its rebate. A bet that is taken back, or a round that ends late, changes
 * its day after that: the difference, at the day's own rate, is in the next rebate, whichever way it goes.
 */
export async function accruedRebate(
  db: Db,
  { memberId, merchantCode, untilDay }: RebateRequest,
): Promise<AccruedRebate> {
  const hasClub = await hasVipClub(db, merchantCode)
  const { rows } = await sql<Played>`
    select vertical as category, coalesce(played.turnover, 0) - coalesce(mark.turnover, 0) as turnover,
      club.level, own.thousandths as said, usual.thousandths as usual, top.thousandths as top,
      ladder.lowest, ladder.has_usual as "hasUsual", ladder.has_upline as "hasUpline"
    from rebate_turnover(${memberId}::int8, ${untilDay}::date) played
    full join (select day, vertical, turnover from rebate_mark
      where member_id = ${memberId}::int8 and day <= ${untilDay}::date) mark using (day, vertical)
    cross join lateral (
      select case when ${hasClub} then vip_level_on(${memberId}::int8, day) else 0 end as level) club
    left join lateral (
      select thousandths from rebate_rate
      where merchant_code = ${merchantCode} and rebate_rate.level = club.level and club.level > 0
        and rebate_rate.vertical = rebate_vertical(coalesce(played.vertical, mark.vertical)) and from_day <= day
      order by from_day desc limit 1) own on true
    left join lateral (
      select thousandths from rebate_rate
      where merchant_code = ${merchantCode} and rebate_rate.level = 0
        and rebate_rate.vertical = rebate_vertical(coalesce(played.vertical, mark.vertical)) and from_day <= day
      order by from_day desc limit 1) usual on true
    left join lateral (
      select thousandths from rebate_top
      where merchant_code = ${merchantCode} and rebate_top.vertical = coalesce(played.vertical, mark.vertical)
        and from_day <= day
      order by from_day desc limit 1) top on true
    cross join lateral ladder_standing(${memberId}::int8, coalesce(played.vertical, mark.vertical), day) ladder
    where coalesce(played.turnover, 0) <> coalesce(mark.turnover, 0)`.execute(db)
  const lines = linesOf(
    rows.map(({ category, turnover, ...said }) => {
      return { vertical: categoryPaid(category), turnover, thousandths: rateOf(category, said) }
    }),
    await currencyOf(db, merchantCode),
  )
  return { lines, total: totalOf(lines) }
}

function rateOf(category: LadderCategory, { hasUpline, top, ...said }: Omit<Played, 'category' | 'turnover'>): number {
  const vertical = categoryPaid(category)
  const company = { usual: said.usual ?? USUAL_RATES[vertical], top: top ?? USUAL_TOPS[category] }
  return ownRate(hasUpline ? ladderRate(said, company) : null, said.level, rateAt({ ...said, vertical }))
}

/** All that counts by now has its rebate: in the transaction that pays it. */
export async function markRebated(tx: Db, { memberId, untilDay }: RebateRequest): Promise<void> {
  await sql`
    insert into rebate_mark as mark (member_id, day, vertical, turnover)
    select ${memberId}::int8, day, vertical, coalesce(played.turnover, 0)
    from rebate_turnover(${memberId}::int8, ${untilDay}::date) played
    full join (select day, vertical from rebate_mark
      where member_id = ${memberId}::int8 and day <= ${untilDay}::date) earlier using (day, vertical)
    order by day, vertical
    on conflict (member_id, day, vertical) do update set turnover = excluded.turnover
    where mark.turnover <> excluded.turnover`.execute(tx)
}
