import { APPLICATION_PICTURES_LIMIT, applyForPromotion } from '@ante/contract/promotions/promotions.ts'
import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'

import { refusalsOf } from '../../../kit/serve.ts'
import type { PromotionTypeDefinition } from '../type-definition.ts'

const refuse = refusalsOf(applyForPromotion)

/** A reward for which members apply with text and pictures; a reviewer decides, and sets the amount. */
export const manual: PromotionTypeDefinition<RulesOf<'MANUAL'>> = {
  types: ['MANUAL'],
  rules: promotionRules.MANUAL,
  describe: (_db, { rules: { amount, cap, commentRequired, leastPictures } }) => ({
    gift: amount === undefined ? { kind: 'decided', cap: cap ?? null } : { kind: 'amount', amount },
    needs: [{ kind: 'application', minimum: null, count: null, done: null }],
    application: { commentRequired, leastPictures, mostPictures: APPLICATION_PICTURES_LIMIT },
  }),
  statusFor: () => ({ status: 'open', action: 'apply' }),
  checkApplication: ({ rules }, { comment, pictures }) => {
    if (rules.commentRequired && comment === '') throw refuse('application.comment.missing')
    if (pictures < rules.leastPictures) throw refuse('application.pictures.missing', { minimum: rules.leastPictures })
  },
  mayApplyAgain: ({ rules }) => rules.mayApplyAgain,
}
