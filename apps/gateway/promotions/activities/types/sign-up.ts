import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'

import { unitsOf } from '../../../kit/money.ts'
import type { ActivityType } from '../activity-type.ts'

/** Granted to members who join. */
export const signUp: ActivityType<RulesOf<'SIGNUP'>> = {
  types: ['SIGNUP'],
  rules: promotionRules.SIGNUP,
  describe: (_db, { rules: { amount } }) => ({
    gift: { kind: 'amount', amount },
    needs: [{ kind: 'join', minimum: null, count: null, done: null }],
  }),
  statusFor: () => ({ status: 'open', action: 'join' }),
  join: async (_tx, { activity }) => unitsOf(activity.rules.amount),
}
