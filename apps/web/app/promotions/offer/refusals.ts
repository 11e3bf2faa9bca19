import type {
  applyForPromotion,
  getPromotion,
  joinPromotion,
  sendPromotionPicture,
  usePromoCode,
} from '@ante/contract/promotions/activities.ts'
import type { claimMission } from '@ante/contract/promotions/missions.ts'
import type { spinPrizeWheel } from '@ante/contract/promotions/prize-wheel.ts'
import type { claimReward } from '@ante/contract/promotions/rewards.ts'
import type { claimLoginPromotion, signLoginPromotion } from '@ante/contract/promotions/sign-in-calendar.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { CallRefused } from '../../lib/calls/call-errors.ts'
import type { RefusalWords } from '../../lib/calls/call-errors.ts'
import { moneyFailure } from '../../ui/money-failure.ts'

type PromotionRefusal = RefusalCodeOf<
  | typeof getPromotion
  | typeof joinPromotion
  | typeof applyForPromotion
  | typeof sendPromotionPicture
  | typeof usePromoCode
  | typeof spinPrizeWheel
  | typeof claimReward
  | typeof claimMission
  | typeof signLoginPromotion
  | typeof claimLoginPromotion
>

/** Message of each refusal about a promotion or a reward, with the next step. */
const promotionRefusals = {
  'responsible.gaming.excluded': msg`You’re taking a break. You can still withdraw your money.`,
  'promotion.not.found': msg`This promotion is not here any more. Look at the others.`,
  'promotion.not.started': msg`This promotion has not begun yet. Come back when it has.`,
  'promotion.closed': msg`This promotion has ended meanwhile. Nothing was taken from you.`,
  'promotion.changed': msg`The terms have changed meanwhile. Read them again before you go on.`,
  'promotion.exhausted': msg`All of this promotion has been given away. Look at the others.`,
  ILLEGAL_STATE: msg`It has gone on meanwhile: here is where it stands now.`,
  'picture.not.picture': msg`This file is no picture that we can read. Send a photo or a screenshot.`,
  'picture.too.many.pixels': msg`This picture is too large. Send a screenshot, or a smaller photo.`,
  'application.comment.missing': msg`Write a few words to your request.`,
  'application.pictures.missing': msg`There are too few pictures yet. Add one more.`,
  'application.picture.not.found': msg`One of the pictures was kept too long. Remove it and add it again.`,
  'promo.code.wrong': msg`This code is not known here. Check each letter.`,
  'promo.code.exhausted': msg`This code has been used up.`,
  'wheel.no.spins': msg`You have no spin left. Here is how you get more.`,
  'reward.not.found': msg`This reward is not yours, or not here any more.`,
  'mission.not.reached': msg`This mission is not done yet. Your progress is kept.`,
  'sign.in.deposit.missing': msg`The deposit for this is still missing. Make it, then sign in.`,
  'reward.expired': msg`The time to claim this reward is over.`,
} satisfies RefusalWords<PromotionRefusal, MessageDescriptor>

const isOurs = (code: string): code is PromotionRefusal => code in promotionRefusals

/** Returns the message of a failure about a promotion. */
export function promotionFailure(error: unknown): MessageDescriptor {
  if (!(error instanceof CallRefused)) return moneyFailure(error)
  if (error.code === 'request.too_large') return msg`This picture is larger than 5 MB. Send a smaller one.`
  return isOurs(error.code) ? promotionRefusals[error.code] : moneyFailure(error)
}
