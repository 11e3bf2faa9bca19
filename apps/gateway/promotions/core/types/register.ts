import { TRIAL } from '@ante/contract/member/member-type.ts'
import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'

import { unitsOf } from '../../../kit/money.ts'
import type { Promotion, PromotionTypeDefinition } from '../type-definition.ts'

const AT_ONCE = 100

/** Returns the time from which registrations count: the start, but not before the opening by the operator. */
const sinceOf = ({ starts_at: starts, opened_at: opened }: Promotion): Date =>
  new Date(Math.max(starts?.getTime() ?? 0, opened?.getTime() ?? 0))

const counts = (promotion: Promotion, registeredAt: Date): boolean =>
  registeredAt > sinceOf(promotion) && (promotion.ends_at === null || registeredAt < promotion.ends_at)

/** A reward for members who register during the promotion. */
export const registered: PromotionTypeDefinition<RulesOf<'REGISTER'>> = {
  types: ['REGISTER'],
  rules: promotionRules.REGISTER,
  describe: (_db, { rules: { amount } }) => ({
    gift: { kind: 'amount', amount },
    needs: [{ kind: 'register', minimum: null, count: null, done: null }],
  }),
  // Closed for members who registered before or after the promotion.
  statusFor: (_db, { promotion, member }) => ({
    status: counts(promotion, member.registeredAt) ? 'open' : 'closed',
    action: 'none',
  }),
  evaluate: async ({ db, grantReward }, { promotion, now }) => {
    const amount = unitsOf(promotion.rules.amount)
    const before = promotion.ends_at !== null && promotion.ends_at < now ? promotion.ends_at : now
    // Reads by member id, so that members who get no reward, for example excluded ones, are not read again.
    let after = 0n
    for (;;) {
      const rows = await db
        .selectFrom('member')
        .select('id')
        .where('merchant_code', '=', promotion.merchant_code)
        .where('id', '>', after)
        .where('type', '<>', TRIAL)
        .where('registered_at', '>', sinceOf(promotion))
        .where('registered_at', '<=', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('promotion_entry')
                .select('id')
                .whereRef('member_id', '=', 'member.id')
                .where('promotion_id', '=', promotion.id),
            ),
          ),
        )
        .orderBy('id')
        .limit(AT_ONCE)
        .execute()
      for (const { id: memberId } of rows) if (!(await grantReward({ memberId, amount }))) return
      if (rows.length < AT_ONCE) return
      after = rows.at(-1)?.id ?? after
    }
  },
  evaluateFor: async ({ grantReward }, { promotion, member }) => {
    if (counts(promotion, member.registeredAt))
      await grantReward({ memberId: member.memberId, amount: unitsOf(promotion.rules.amount) })
  },
}
