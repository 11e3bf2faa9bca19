import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'

import { unitsOf } from '../../../kit/money.ts'
import type { PromotionTypeDefinition } from '../type-definition.ts'

/** A reward for joining. */
export const signUp: PromotionTypeDefinition<RulesOf<'SIGNUP'>> = {
  types: ['SIGNUP'],
  rules: promotionRules.SIGNUP,
  describe: (_db, { rules: { amount } }) => ({
    gift: { kind: 'amount', amount },
    needs: [{ kind: 'join', minimum: null, count: null, done: null }],
  }),
  statusFor: () => ({ status: 'open', action: 'join' }),
  join: async (_tx, { promotion }) => unitsOf(promotion.rules.amount),
}
