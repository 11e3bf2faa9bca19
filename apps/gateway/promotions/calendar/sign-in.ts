import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'

import { depositedOn } from '../../cashier/public.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import type { Activity, ActivityType } from '../activities/activity-type.ts'
import { merchantDay } from '../merchant-day.ts'

export type CalendarRules = RulesOf<'LOGIN'>

/** Before any deposit. */
const FIRST_DAY = '2000-01-01'

/** Returns a member's deposits that count for signing in on a day. */
export async function depositedFor(
  db: Db,
  { merchant_code: merchantCode, rules }: Activity<CalendarRules>,
  { memberId, day }: { memberId: bigint; day: string },
): Promise<bigint> {
  const from = rules.depositWithin === 'day' ? day : FIRST_DAY
  return (await depositedOn(db, { merchantCode, memberIds: [memberId], from, to: day })).get(memberId) ?? 0n
}

/** The sign-in calendar: days are signed by `sign-today.ts`, one entry per day. */
export const signIn: ActivityType<CalendarRules> = {
  types: ['LOGIN'],
  rules: promotionRules.LOGIN,
  decidesAutomatically: true,
  describe: (_db, { rules: { minDeposit } }) => ({
    gift: null,
    needs: minDeposit === undefined ? [] : [{ kind: 'deposit', minimum: minDeposit, count: null, done: null }],
  }),
  periodAt: (db, { activity, now }) => merchantDay(db, activity.merchant_code, now),
  statusFor: async (db, { activity, member: { memberId }, now, entry }) => {
    const day = await merchantDay(db, activity.merchant_code, now)
    const done =
      activity.rules.minDeposit === undefined ? [] : [textOf(await depositedFor(db, activity, { memberId, day }))]
    // The bonus of an earlier day may be pending as well; today's action has priority.
    if (entry?.period !== day) return { status: 'open', action: 'none', done }
    if (entry.state === 'issued') return { status: 'issued', action: 'claim', done }
    return { status: entry.state === 'claimed' ? 'claimed' : 'open', action: 'none', done }
  },
}
