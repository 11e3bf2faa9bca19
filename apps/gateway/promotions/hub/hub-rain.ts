import type { HubRain } from '@ante/contract/promotions/reward-hub.ts'

import type { MemberContext } from '../../kit/context.ts'
import type { PromotionPorts } from '../core/promotion-ports.ts'
import { showRain } from '../red-rain/show-rain.ts'

/** Returns the red rain that the member can play now or next; null if there is none. */
export async function hubRain(
  ports: PromotionPorts,
  context: Pick<MemberContext, 'member' | 'merchantCode' | 'language'>,
): Promise<HubRain | null> {
  const { rain } = await showRain(ports, context, {})
  if (!rain) return null
  const { promotionId, title, lang, state, from, until, playsLeft, isSpent, open } = rain
  const mayBegin = state === 'RUNNING' && !isSpent && (playsLeft ?? 0) > 0
  return {
    promotionId,
    title,
    ...(lang !== undefined && { lang }),
    state,
    from,
    until,
    playable: mayBegin || open !== null,
  }
}
