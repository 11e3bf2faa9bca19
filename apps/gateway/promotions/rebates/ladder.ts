import { LadderVertical } from '@ante/contract/agents/rebates.ts'
import { RebateVertical } from '@ante/contract/promotions/rebates.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { ownRate, rebateRatesOn } from './rates.ts'
import { ladderRate, USUAL_TOPS, verticalPaid } from './rules.ts'
import type { CompanyRate, LadderStanding } from './rules.ts'
import './tables.ts'

export type CompanyRates = Record<LadderVertical, CompanyRate>

/** What a merchant says on a day of its calendar: for whoever has no rate of his own, and for whoever begins a line. */
export async function companyRatesOn(
  db: Db,
  { merchantCode, day }: { merchantCode: string; day: string },
): Promise<CompanyRates> {
  const usual = await rebateRatesOn(db, { merchantCode, day })
  const { rows } = await sql<{ vertical: LadderVertical; thousandths: number }>`
    select distinct on (vertical) vertical, thousandths from rebate_top
    where merchant_code = ${merchantCode} and from_day <= ${day}::date
    order by vertical, from_day desc`.execute(db)
  const tops = { ...USUAL_TOPS }
  for (const { vertical, thousandths } of rows) tops[vertical] = thousandths
  const rate = (vertical: LadderVertical) => ({ usual: usual[verticalPaid(vertical)], top: tops[vertical] })
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

export type LadderRates = Record<LadderVertical, number>

/** What members have on the ladder on a day, whoever stands above them. */
export async function ladderRatesOn(
  db: Db,
  { memberIds, merchantCode, day }: { memberIds: readonly bigint[]; merchantCode: string; day: string },
): Promise<Map<bigint, LadderRates>> {
  const company = await companyRatesOn(db, { merchantCode, day })
  const { rows } = await sql<LadderStanding & { memberId: bigint; vertical: LadderVertical }>`
    select asked.id as "memberId", kind.vertical, standing.lowest, standing.has_usual as "hasUsual"
    from unnest(${[...memberIds]}::int8[]) asked (id)
    cross join unnest(${LadderVertical.options}::text[]) kind (vertical)
    cross join lateral ladder_standing(asked.id, kind.vertical, ${day}::date) standing`.execute(db)
  const rates = new Map(memberIds.map((id) => [id, { ...USUAL_TOPS }]))
  for (const { memberId, vertical, ...standing } of rows) {
    const own = rates.get(memberId)
    if (own) own[vertical] = ladderRate(standing, company[vertical])
  }
  return rates
}

/** What a player's bets of a day give himself. */
export async function ownRatesOn(
  db: Db,
  { memberId, ...on }: { memberId: bigint; merchantCode: string; day: string; level: number },
): Promise<Record<RebateVertical, number>> {
  const rates = await rebateRatesOn(db, on)
  const member = await db.selectFrom('member').select('upline_id').where('id', '=', memberId).executeTakeFirst()
  if (!member || member.upline_id === null) return rates
  const ladder = (await ladderRatesOn(db, { ...on, memberIds: [memberId] })).get(memberId)
  for (const vertical of RebateVertical.options) {
    rates[vertical] = ownRate(ladder?.[vertical] ?? null, on.level, rates[vertical])
  }
  return rates
}

/** Says what those have who begin a line, from a day on. */
export async function putRebateTop(
  tx: Db,
  top: { merchantCode: string; vertical: LadderVertical; fromDay: string; thousandths: number },
): Promise<void> {
  const { merchantCode, vertical, fromDay, thousandths } = top
  await tx
    .insertInto('rebate_top')
    .values({ merchant_code: merchantCode, vertical, from_day: fromDay, thousandths })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'vertical', 'from_day']).doUpdateSet({ thousandths }))
    .execute()
}

export interface LadderRateSaid {
  memberId: bigint
  vertical: LadderVertical
  thousandths: number
  /** Null: by the operator. */
  setBy: bigint | null
}

/** Gives members rates from a day on; what they have played before gives what it gave. */
export async function putLadderRates(
  tx: Db,
  rates: readonly LadderRateSaid[],
  { fromDay, at }: { fromDay: string; at: Date },
): Promise<void> {
  if (rates.length === 0) return
  const rows = rates.map(({ memberId, vertical, thousandths, setBy }) => {
    return { member_id: memberId, vertical, from_day: fromDay, thousandths, set_by: setBy, set_at: at }
  })
  await tx
    .insertInto('rebate_ladder')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'vertical', 'from_day']).doUpdateSet((row) => ({
        thousandths: row.ref('excluded.thousandths'),
        set_by: row.ref('excluded.set_by'),
        set_at: row.ref('excluded.set_at'),
      })),
    )
    .execute()
}
