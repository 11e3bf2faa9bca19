import { plusDays } from '@ante/contract/kit/days.ts'
import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'
import { sql } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import { payablePart, textOf, unitsOf } from '../../../kit/money.ts'
import { merchantDay } from '../../merchant-day.ts'
import { runningDays } from '../../missions/running-days.ts'
import type { Promotion, PromotionTypeDefinition, EvaluatePorts } from '../type-definition.ts'
import { currencyOf } from '../currency-of.ts'

type Rules = RulesOf<'SAVIOR'>

/** 100 % as an amount of units: `unitsOf('10')` for 10 % is 100,000 of this million. */
const WHOLE = 1_000_000n

/** Returns the cashback for a loss, truncated to the currency's precision; zero below the minimum loss. */
export function cashbackOf(
  loss: bigint,
  { percent, minimumLoss, cap }: Omit<Rules, 'atHour'>,
  currency: string,
): bigint {
  if (loss < unitsOf(minimumLoss)) return 0n
  const share = (loss * unitsOf(percent)) / WHOLE
  const maxCashback = cap === undefined ? share : unitsOf(cap)
  return payablePart(currency, share < maxCashback ? share : maxCashback)
}

/** Cashback: a share of the loss of the previous day, granted after an hour that the rules set. */
export const savior: PromotionTypeDefinition<Rules> = {
  types: ['SAVIOR'],
  rules: promotionRules.SAVIOR,
  describe: (_db, { rules: { percent, minimumLoss, cap } }) => ({
    gift: { kind: 'share', percent, of: 'loss', cap: cap ?? null },
    needs: [{ kind: 'loss', minimum: minimumLoss, count: null, done: null }],
  }),
  // The last day whose loss is complete: today's loss is granted tomorrow.
  periodAt: async (db, { promotion, now }) => lastDayOver(db, promotion, now),
  statusFor: async (db, { promotion, member, now }) => {
    const today = await merchantDay(db, promotion.merchant_code, now)
    const loss = (await lossesOn(db, promotion.merchant_code, today, member.memberId))[0]?.loss ?? 0n
    return { status: 'open', action: 'none', done: [textOf(loss)] }
  },
  evaluate: async (ports, { promotion, now }) => {
    const lastEndedDay = await lastDayOver(ports.db, promotion, now)
    const lastPaidDay = await dayDone(ports.db, promotion.id)
    // Losses on days before the start or after the end earn nothing.
    const promotionDays = await runningDays(ports.db, promotion)
    const first =
      lastPaidDay === null || lastPaidDay < plusDays(promotionDays.first, -1)
        ? promotionDays.first
        : plusDays(lastPaidDay, 1)
    const last = promotionDays.last !== null && promotionDays.last < lastEndedDay ? promotionDays.last : lastEndedDay
    for (let day = first; day <= last; day = plusDays(day, 1)) await payCashback(ports, promotion, day)
  },
}

async function payCashback(
  { db, grantReward }: EvaluatePorts,
  promotion: Promotion<Rules>,
  day: string,
): Promise<void> {
  const currency = await currencyOf(db, promotion.merchant_code)
  for (const { member_id: memberId, loss } of await lossesOn(db, promotion.merchant_code, day)) {
    const amount = cashbackOf(loss, promotion.rules, currency)
    // A refused amount does not end the loop: the budget may allow a smaller one.
    if (amount > 0n) await grantReward({ memberId, amount, period: day })
  }
  await sql`
    insert into promotion_run as run (promotion_id, day) values (${promotion.id}, ${day}::date)
    on conflict (promotion_id) do update set day = greatest(run.day, excluded.day)`.execute(db)
}

async function lossesOn(db: Db, merchantCode: string, day: string, memberId?: bigint) {
  const { rows } = await sql<{ member_id: bigint; loss: bigint }>`
    select member_id, loss from day_losses(${merchantCode}, ${day}::date)
    ${memberId === undefined ? sql`` : sql`where member_id = ${memberId}`} order by member_id`.execute(db)
  return rows
}

/** Returns the last day, by the merchant's calendar, whose rounds are complete. */
async function lastDayOver(db: Db, { merchant_code: code, rules }: Promotion<Rules>, now: Date): Promise<string> {
  return plusDays(await merchantDay(db, code, now, rules.atHour), -1)
}

async function dayDone(db: Db, promotionId: bigint): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day from promotion_run where promotion_id = ${promotionId}`.execute(db)
  return rows[0]?.day ?? null
}
