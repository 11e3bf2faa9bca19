import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { claimLoginPromotion } from '@ante/contract/promotions/sign-in-calendar.ts'

import type { MemberContext } from '../../kit/context.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { findPromotion } from '../core/supported-promotion.ts'
import { requireParticipant } from '../core/participant.ts'
import { claim } from '../rewards/claim-reward.ts'
import type { ClaimPorts } from '../rewards/claim-reward.ts'
import { calendarOf } from './show-calendar.ts'
import { signedDays } from './signed-days.ts'

const refuse = refusalsOf(claimLoginPromotion)

/** Credits the bonus of a signed day; by default of the latest day with a pending bonus, or else of the latest day. */
export async function claimDay(
  ports: ClaimPorts,
  context: Pick<MemberContext, 'member' | 'language' | 'idempotencyKey'>,
  { id: code, day: dayIndex }: ParsedInputOf<typeof claimLoginPromotion>,
) {
  const { db, clock } = ports
  const { memberId, merchantCode } = await requireParticipant(db, context.member)
  const supported = await findPromotion(db, { merchantCode, code })
  const promotion = supported && calendarOf(supported)
  if (!promotion) throw refuse('promotion.not.found')
  const now = clock.now()
  const days = await signedDays(db, { promotionId: promotion.id, memberId })
  const claimable = days.filter((day) => dayIndex === undefined || day.position === dayIndex)
  const match = claimable.find(({ claimed, expiresAt }) => !claimed && expiresAt > now) ?? claimable[0]
  if (!match) throw refuse('reward.not.found')
  return claim(ports, context, match.rewardId)
}
