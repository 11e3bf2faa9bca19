import { plusDays } from '@ante/contract/kit/days.ts'
import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'
import { sql } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import { payablePart, textOf, unitsOf } from '../../../kit/money.ts'
import { merchantDay } from '../../merchant-day.ts'
import { runningDays } from '../../missions/running-days.ts'
import type { Activity, ActivityType, EvaluatePorts } from '../activity-type.ts'
import { currencyOf } from '../currency-of.ts'

type Rules = RulesOf<'SAVIOR'>

/** Two-decimal percentage of units: 10 % is 100,000 of a million. */
const WHOLE = 1_000_000n

/** Returns the cashback for a loss, rounded to what the currency can pay; zero below the minimum loss. */
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

/** Grants a share of the previous day's loss, from the merchant's hour on. */
export const savior: ActivityType<Rules> = {
  types: ['SAVIOR'],
  rules: promotionRules.SAVIOR,
  describe: (_db, { rules: { percent, minimumLoss, cap } }) => ({
    gift: { kind: 'share', percent, of: 'loss', cap: cap ?? null },
    needs: [{ kind: 'loss', minimum: minimumLoss, count: null, done: null }],
  }),
  // The last day already processed: today's loss is processed tomorrow.
  periodAt: async (db, { activity, now }) => lastDayOver(db, activity, now),
  statusFor: async (db, { activity, member, now }) => {
    const today = await merchantDay(db, activity.merchant_code, now)
    const loss = (await lossesOn(db, activity.merchant_code, today, member.memberId))[0]?.loss ?? 0n
    return { status: 'open', action: 'none', done: [textOf(loss)] }
  },
  evaluate: async (ports, { activity, now }) => {
    const lastEndedDay = await lastDayOver(ports.db, activity, now)
    const lastPaidDay = await dayDone(ports.db, activity.id)
    // Losses before its start, and after its end, earn nothing.
    const promotionDays = await runningDays(ports.db, activity)
    const first =
      lastPaidDay === null || lastPaidDay < plusDays(promotionDays.first, -1)
        ? promotionDays.first
        : plusDays(lastPaidDay, 1)
    const last = promotionDays.last !== null && promotionDays.last < lastEndedDay ? promotionDays.last : lastEndedDay
    for (let day = first; day <= last; day = plusDays(day, 1)) await payCashback(ports, activity, day)
  },
}

async function payCashback({ db, grantReward }: EvaluatePorts, activity: Activity<Rules>, day: string): Promise<void> {
  const currency = await currencyOf(db, activity.merchant_code)
  for (const { member_id: memberId, loss } of await lossesOn(db, activity.merchant_code, day)) {
    const amount = cashbackOf(loss, activity.rules, currency)
    // An amount beyond the budget is skipped: a smaller one may fit.
    if (amount > 0n) await grantReward({ memberId, amount, period: day })
  }
  await sql`
    insert into promotion_run as run (promotion_id, day) values (${activity.id}, ${day}::date)
    on conflict (promotion_id) do update set day = greatest(run.day, excluded.day)`.execute(db)
}

async function lossesOn(db: Db, merchantCode: string, day: string, memberId?: bigint) {
  const { rows } = await sql<{ member_id: bigint; loss: bigint }>`
    select member_id, loss from day_losses(${merchantCode}, ${day}::date)
    ${memberId === undefined ? sql`` : sql`where member_id = ${memberId}`} order by member_id`.execute(db)
  return rows
}

/** Returns the last day whose rounds are complete, in the merchant's time zone. */
async function lastDayOver(db: Db, { merchant_code: code, rules }: Activity<Rules>, now: Date): Promise<string> {
  return plusDays(await merchantDay(db, code, now, rules.atHour), -1)
}

async function dayDone(db: Db, promotionId: bigint): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day from promotion_run where promotion_id = ${promotionId}`.execute(db)
  return rows[0]?.day ?? null
}
