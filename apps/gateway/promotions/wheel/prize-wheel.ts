import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'

import { depositorsSince } from '../../cashier/public.ts'
import { unitsOf } from '../../kit/money.ts'
import type { ActivityType } from '../activities/activity-type.ts'
import { isFor, participantById } from '../activities/participant.ts'
import { issueTickets } from './tickets.ts'
import { isOver } from './wheel-rules.ts'

/** Spins are issued immediately on a visit; otherwise at most this long after a deposit. */
const LOOKBACK_MS = 15 * 60_000

/** Spun with tickets: see `spin-wheel.ts`. Each prize has a separate entry and reward. */
export const prizeWheel: ActivityType<RulesOf<'PRIZE_WHEEL'>> = {
  types: ['PRIZE_WHEEL'],
  rules: promotionRules.PRIZE_WHEEL,
  decidesAutomatically: true,
  describe: () => ({ gift: null, needs: [] }),
  statusFor: (_db, { activity, now }) => ({ status: isOver(activity, now) ? 'closed' : 'open', action: 'none' }),
  evaluate: async ({ db }, { activity, now }) => {
    const { deposit } = activity.rules
    if (!deposit || isOver(activity, now)) return
    const since = new Date(
      Math.max(activity.opened_at?.getTime() ?? 0, activity.starts_at?.getTime() ?? 0, now.getTime() - LOOKBACK_MS),
    )
    const depositors = await depositorsSince(db, {
      merchantCode: activity.merchant_code,
      since,
      until: null,
      each: unitsOf(deposit.each),
      atLeast: 1,
    })
    for (const { memberId } of depositors) {
      const member = await participantById(db, memberId)
      if (member && isFor(activity.audience, member, now)) await issueTickets(db, activity, member, now)
    }
  },
  evaluateFor: ({ db }, { activity, member, now }) => issueTickets(db, activity, member, now),
}
