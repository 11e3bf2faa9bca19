import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'

import { depositedOn } from '../../cashier/public.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import type { Promotion, PromotionTypeDefinition } from '../core/type-definition.ts'
import { merchantDay } from '../merchant-day.ts'

export type CalendarRules = RulesOf<'LOGIN'>

/** A day before any deposit. */
const FIRST_DAY = '2000-01-01'

/** Returns the sum of a member's deposits that count for signing in on a day. */
export async function depositedFor(
  db: Db,
  { merchant_code: merchantCode, rules }: Promotion<CalendarRules>,
  { memberId, day }: { memberId: bigint; day: string },
): Promise<bigint> {
  const from = rules.depositWithin === 'day' ? day : FIRST_DAY
  return (await depositedOn(db, { merchantCode, memberIds: [memberId], from, to: day })).get(memberId) ?? 0n
}

/** The sign-in calendar: days are signed by `sign-today.ts`, one entry per day. */
export const signIn: PromotionTypeDefinition<CalendarRules> = {
  types: ['LOGIN'],
  rules: promotionRules.LOGIN,
  decidesAutomatically: true,
  describe: (_db, { rules: { minDeposit } }) => ({
    gift: null,
    needs: minDeposit === undefined ? [] : [{ kind: 'deposit', minimum: minDeposit, count: null, done: null }],
  }),
  periodAt: (db, { promotion, now }) => merchantDay(db, promotion.merchant_code, now),
  statusFor: async (db, { promotion, member: { memberId }, now, entry }) => {
    const day = await merchantDay(db, promotion.merchant_code, now)
    const done =
      promotion.rules.minDeposit === undefined ? [] : [textOf(await depositedFor(db, promotion, { memberId, day }))]
    // A pending bonus of an earlier day is not shown here: signing today has priority.
    if (entry?.period !== day) return { status: 'open', action: 'none', done }
    if (entry.state === 'issued') return { status: 'issued', action: 'claim', done }
    return { status: entry.state === 'claimed' ? 'claimed' : 'open', action: 'none', done }
  },
}
