import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'

import type { PromotionTypeDefinition } from '../type-definition.ts'

/** A reward for a promo code: see `codes/`. */
export const promoCode: PromotionTypeDefinition<RulesOf<'PROMOCODE'>> = {
  types: ['PROMOCODE'],
  rules: promotionRules.PROMOCODE,
  describe: (_db, { rules: { amount } }) => ({
    gift: { kind: 'amount', amount },
    needs: [{ kind: 'code', minimum: null, count: null, done: null }],
  }),
  statusFor: () => ({ status: 'open', action: 'code' }),
  isRepeatable: ({ rules }) => rules.once === 'code',
}
