import {
  claimLoginPromotion,
  getLoginPromotion,
  signLoginPromotion,
} from '@ante/contract/promotions/sign-in-calendar.ts'

import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import type { PromotionPorts } from '../core/promotion-ports.ts'
import type { ClaimPorts } from '../rewards/claim-reward.ts'
import { claimDay } from './claim-day.ts'
import { showCalendar } from './show-calendar.ts'
import { signToday } from './sign-today.ts'

/** Calls per minute and IP address, which a household may share: more than manual use needs. */
const PER_MINUTE = 60

export function calendarRoutes(app: Server, ports: PromotionPorts & ClaimPorts): void {
  const rateLimit = { perMinute: PER_MINUTE }
  serve(app, getLoginPromotion, ({ id }, context) => showCalendar(ports, context, id))
  serve(
    app,
    signLoginPromotion,
    async ({ id }, context) => showCalendar(ports, context, await signToday(ports, context, id)),
    rateLimit,
  )
  serve(
    app,
    claimLoginPromotion,
    async (input, context) => {
      const reward = await claimDay(ports, context, input)
      return { reward, calendar: await showCalendar(ports, context, input.id) }
    },
    rateLimit,
  )
}
