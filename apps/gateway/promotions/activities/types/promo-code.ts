import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'

import type { ActivityType } from '../activity-type.ts'

/** Granted for a code: see `codes/`. */
export const promoCode: ActivityType<RulesOf<'PROMOCODE'>> = {
  types: ['PROMOCODE'],
  rules: promotionRules.PROMOCODE,
  describe: (_db, { rules: { amount } }) => ({
    gift: { kind: 'amount', amount },
    needs: [{ kind: 'code', minimum: null, count: null, done: null }],
  }),
  statusFor: () => ({ status: 'open', action: 'code' }),
  isRepeatable: ({ rules }) => rules.once === 'code',
}
