import type {
  applyForPromotion,
  getPromotion,
  joinPromotion,
  sendPromotionPicture,
  usePromoCode,
} from '@ante/contract/promotions/promotions.ts'
import type { claimMission } from '@ante/contract/promotions/missions.ts'
import type { spinPrizeWheel } from '@ante/contract/promotions/prize-wheel.ts'
import type { claimReward } from '@ante/contract/promotions/rewards.ts'
import type { claimLoginPromotion, signLoginPromotion } from '@ante/contract/promotions/sign-in-calendar.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { CallRefused } from '../../lib/calls/call-errors.ts'
import type { RefusalTexts } from '../../lib/calls/call-errors.ts'
import { callFailure } from '../../ui/call-failure.ts'

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

/** Messages for all refusals about promotions and rewards, with the next step. */
const promotionRefusals = {
  'responsible.gaming.excluded': msg`You’re taking a break. You can still withdraw your money.`,
  'promotion.not.found': msg`This promotion is no longer available. See other promotions.`,
  'promotion.not.started': msg`This promotion hasn’t started yet. Come back when it does.`,
  'promotion.closed': msg`This promotion has ended. Nothing was charged.`,
  'promotion.changed': msg`The terms have changed. Read them again before you continue.`,
  'promotion.exhausted': msg`This promotion has been fully claimed. See other promotions.`,
  ILLEGAL_STATE: msg`The status has changed. Here’s the latest.`,
  'picture.not.picture': msg`This file isn’t a supported image. Send a photo or screenshot.`,
  'picture.too.many.pixels': msg`This image is too large. Send a screenshot or a smaller photo.`,
  'application.comment.missing': msg`Add a comment to your application.`,
  'application.pictures.missing': msg`Not enough images. Add another one.`,
  'application.picture.not.found': msg`An image has expired. Remove it and add it again.`,
  'promo.code.wrong': msg`Invalid code. Check each character.`,
  'promo.code.exhausted': msg`This code has been used up.`,
  'wheel.no.spins': msg`No spins left. Here’s how to get more.`,
  'reward.not.found': msg`This reward isn’t yours, or is no longer available.`,
  'mission.not.reached': msg`This mission isn’t complete yet. Your progress is saved.`,
  'sign.in.deposit.missing': msg`The deposit for this is still missing. Make it, then check in.`,
  'reward.expired': msg`The time to claim this reward has passed.`,
} satisfies RefusalTexts<PromotionRefusal, MessageDescriptor>

const hasText = (code: string): code is PromotionRefusal => code in promotionRefusals

/** Returns the message of a failure about a promotion. */
export function promotionFailure(error: unknown): MessageDescriptor {
  if (!(error instanceof CallRefused)) return callFailure(error)
  if (error.code === 'request.too_large') return msg`This image is larger than 5 MB. Send a smaller one.`
  return hasText(error.code) ? promotionRefusals[error.code] : callFailure(error)
}
