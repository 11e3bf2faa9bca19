import { HUB_CALENDARS_SHOWN } from '@ante/contract/promotions/reward-hub.ts'
import type { HubCalendar } from '@ante/contract/promotions/reward-hub.ts'

import type { MemberContext } from '../../kit/context.ts'
import type { SupportedActivity } from '../activities/activity.ts'
import { isExhausted } from '../activities/grant-reward.ts'
import type { PromotionPorts } from '../activities/promotion-ports.ts'
import { textIn } from '../activities/shown-promotion.ts'
import { calendarOf, showCalendar } from '../calendar/show-calendar.ts'

/** Returns the sign-in calendars among a member's running promotions. */
export function hubCalendars(
  ports: PromotionPorts,
  context: Pick<MemberContext, 'member' | 'merchantCode' | 'language'>,
  runningPromotions: readonly SupportedActivity[],
): Promise<HubCalendar[]> {
  const calendars = runningPromotions.filter(
    (promotion) => calendarOf(promotion) !== null && !isExhausted(promotion.activity),
  )
  return Promise.all(
    calendars.slice(0, HUB_CALENDARS_SHOWN).map(async ({ activity }) => {
      const { title, lang } = textIn(activity, context.language)
      const calendar = await showCalendar(ports, context, activity.code)
      return { title, ...(lang !== undefined && { lang }), calendar }
    }),
  )
}
