import { HUB_CALENDARS_SHOWN } from '@ante/contract/promotions/reward-hub.ts'
import type { HubCalendar } from '@ante/contract/promotions/reward-hub.ts'

import type { MemberContext } from '../../kit/context.ts'
import type { SupportedPromotion } from '../core/supported-promotion.ts'
import { isExhausted } from '../core/grant-reward.ts'
import type { PromotionPorts } from '../core/promotion-ports.ts'
import { textIn } from '../core/shown-promotion.ts'
import { calendarOf, showCalendar } from '../calendar/show-calendar.ts'

/** Returns the sign-in calendars among a member's running promotions. */
export function hubCalendars(
  ports: PromotionPorts,
  context: Pick<MemberContext, 'member' | 'merchantCode' | 'language'>,
  runningPromotions: readonly SupportedPromotion[],
): Promise<HubCalendar[]> {
  const calendars = runningPromotions.filter(
    (supported) => calendarOf(supported) !== null && !isExhausted(supported.promotion),
  )
  return Promise.all(
    calendars.slice(0, HUB_CALENDARS_SHOWN).map(async ({ promotion }) => {
      const { title, lang } = textIn(promotion, context.language)
      const calendar = await showCalendar(ports, context, promotion.code)
      return { title, ...(lang !== undefined && { lang }), calendar }
    }),
  )
}
