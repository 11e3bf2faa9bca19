import { LadderCategory } from '@ante/contract/agents/rebates.ts'
import { RebateCategory } from '@ante/contract/promotions/rebates.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { ownRate, rebateRatesOn } from './rates.ts'
import { ladderRate, DEFAULT_TOP_RATES, categoryPaid } from './rules.ts'
import type { OperatorRate, LadderPosition } from './rules.ts'
import './tables.ts'

export type OperatorRates = Record<LadderCategory, OperatorRate>

/** Returns a merchant's rates on a day of its calendar: the default rate, and the rate of line roots. */
export async function operatorRatesOn(
  db: Db,
  { merchantCode, day }: { merchantCode: string; day: string },
): Promise<OperatorRates> {
  const defaultRate = await rebateRatesOn(db, { merchantCode, day })
  const { rows } = await sql<{ category: LadderCategory; thousandths: number }>`
    select distinct on (category) category, thousandths from rebate_top
    where merchant_code = ${merchantCode} and from_day <= ${day}::date
    order by category, from_day desc`.execute(db)
  const tops = { ...DEFAULT_TOP_RATES }
  for (const { category, thousandths } of rows) tops[category] = thousandths
  const rate = (category: LadderCategory) => ({ defaultRate: defaultRate[categoryPaid(category)], top: tops[category] })
  return {
    RNG: rate('RNG'),
    FISH: rate('FISH'),
    LIVE: rate('LIVE'),
    PVP: rate('PVP'),
    SPORTS: rate('SPORTS'),
    ESPORTS: rate('ESPORTS'),
    COCKFIGHT: rate('COCKFIGHT'),
  }
}

export type LadderRates = Record<LadderCategory, number>

export interface LadderQuery {
  memberId: bigint
  category: LadderCategory
  /** ISO date: `2026-02-28`. */
  day: string
}

/** Returns for each query the member's ladder rate on the day, limited by the rates of the line above. */
export async function ladderRatesAt(
  db: Db,
  merchantCode: string,
  requested: readonly LadderQuery[],
): Promise<number[]> {
  const operatorRates = new Map<string, OperatorRates>()
  for (const { day } of requested) {
    if (!operatorRates.has(day)) operatorRates.set(day, await operatorRatesOn(db, { merchantCode, day }))
  }
  const column = <Key extends keyof LadderQuery>(key: Key) => requested.map((query) => query[key])
  const { rows } = await sql<LadderPosition & Pick<LadderQuery, 'category' | 'day'>>`
    select requested.category, to_char(requested.day, 'YYYY-MM-DD') as day, standing.lowest, standing.has_usual as "hasDefault"
    from unnest(${column('memberId')}::int8[], ${column('category')}::text[], ${column('day')}::date[])
      with ordinality requested (id, category, day, place)
    cross join lateral effective_ladder_rate(requested.id, requested.category, requested.day) standing
    order by requested.place`.execute(db)
  return rows.map(({ category, day, ...memberRates }) => {
    const operatorRate = operatorRates.get(day)?.[category]
    if (!operatorRate) throw new Error(`no operator rates for ${day}`)
    return ladderRate(memberRates, operatorRate)
  })
}

/** Returns all rates of these members on a day. */
export async function ladderRatesOn(
  db: Db,
  { memberIds, merchantCode, day }: { memberIds: readonly bigint[]; merchantCode: string; day: string },
): Promise<Map<bigint, LadderRates>> {
  const requested = memberIds.flatMap((memberId) =>
    LadderCategory.options.map((category): LadderQuery => ({ memberId, category, day })),
  )
  const rates = new Map(memberIds.map((id) => [id, { ...DEFAULT_TOP_RATES }]))
  for (const [index, thousandths] of (await ladderRatesAt(db, merchantCode, requested)).entries()) {
    const query = requested[index]
    const ratesOfMember = query && rates.get(query.memberId)
    if (ratesOfMember) ratesOfMember[query.category] = thousandths
  }
  return rates
}

/**
 * Returns the highest rates set for a member's direct downlines on a day, without the limits of the line; 0 for none.
 */
export async function highestBelow(
  db: Db,
  { memberId, merchantCode, day }: { memberId: bigint; merchantCode: string; day: string },
): Promise<LadderRates> {
  const operatorRates = await operatorRatesOn(db, { merchantCode, day })
  const categories = LadderCategory.options
  const { rows } = await sql<{ category: LadderCategory; highest: number }>`
    select kind.category,
      max(coalesce(assigned_ladder_rate(child.id, kind.category, ${day}::date), case when child.type = 2 then kind.top else kind.usual end))
        as highest
    from member child
    cross join unnest(${categories}::text[], ${categories.map((category) => operatorRates[category].defaultRate)}::int[],
      ${categories.map((category) => operatorRates[category].top)}::int[]) kind (category, usual, top)
    where child.merchant_code = ${merchantCode} and child.upline_id = ${memberId}
    group by kind.category`.execute(db)
  const highest: LadderRates = { RNG: 0, FISH: 0, LIVE: 0, PVP: 0, SPORTS: 0, ESPORTS: 0, COCKFIGHT: 0 }
  for (const row of rows) highest[row.category] = row.highest
  return highest
}

/** Returns a player's own rebate rates on a day. */
export async function ownRatesOn(
  db: Db,
  { memberId, ...on }: { memberId: bigint; merchantCode: string; day: string; level: number },
): Promise<Record<RebateCategory, number>> {
  const rates = await rebateRatesOn(db, on)
  const member = await db.selectFrom('member').select('upline_id').where('id', '=', memberId).executeTakeFirst()
  if (!member || member.upline_id === null) return rates
  const ladder = (await ladderRatesOn(db, { ...on, memberIds: [memberId] })).get(memberId)
  for (const category of RebateCategory.options) {
    rates[category] = ownRate(ladder?.[category] ?? null, on.level, rates[category])
  }
  return rates
}

/** Sets the rates of line roots, from a day on. */
export async function putRebateTop(
  tx: Db,
  top: { merchantCode: string; category: LadderCategory; fromDay: string; thousandths: number },
): Promise<void> {
  const { merchantCode, category, fromDay, thousandths } = top
  await tx
    .insertInto('rebate_top')
    .values({ merchant_code: merchantCode, category, from_day: fromDay, thousandths })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'category', 'from_day']).doUpdateSet({ thousandths }))
    .execute()
}

export interface LadderRateInput {
  memberId: bigint
  category: LadderCategory
  thousandths: number
  /** The agent who sets the rate; null for the operator. */
  setBy: bigint | null
}

/** Sets members' rates from a day on; earlier bets keep their rates. */
export async function putLadderRates(
  tx: Db,
  rates: readonly LadderRateInput[],
  { fromDay, at }: { fromDay: string; at: Date },
): Promise<void> {
  if (rates.length === 0) return
  const rows = rates.map(({ memberId, category, thousandths, setBy }) => {
    return { member_id: memberId, category, from_day: fromDay, thousandths, set_by: setBy, set_at: at }
  })
  await tx
    .insertInto('rebate_ladder')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'category', 'from_day']).doUpdateSet((row) => ({
        thousandths: row.ref('excluded.thousandths'),
        set_by: row.ref('excluded.set_by'),
        set_at: row.ref('excluded.set_at'),
      })),
    )
    .execute()
}
