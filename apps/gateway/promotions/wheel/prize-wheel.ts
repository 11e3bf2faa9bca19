import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'

import { depositorsSince } from '../../cashier/public.ts'
import { unitsOf } from '../../kit/money.ts'
import type { PromotionTypeDefinition } from '../core/type-definition.ts'
import { isFor, participantById } from '../core/participant.ts'
import { issueTickets } from './tickets.ts'
import { isOver } from './wheel-rules.ts'

/** The job issues spins for deposits of this last time in milliseconds; a visit issues all that are due. */
const LOOKBACK_MS = 15 * 60_000

/** A wheel that members spin with tickets: see `spin-wheel.ts`. Each prize has a separate entry and reward. */
export const prizeWheel: PromotionTypeDefinition<RulesOf<'PRIZE_WHEEL'>> = {
  types: ['PRIZE_WHEEL'],
  rules: promotionRules.PRIZE_WHEEL,
  decidesAutomatically: true,
  describe: () => ({ gift: null, needs: [] }),
  statusFor: (_db, { promotion, now }) => ({ status: isOver(promotion, now) ? 'closed' : 'open', action: 'none' }),
  evaluate: async ({ db }, { promotion, now }) => {
    const { deposit } = promotion.rules
    if (!deposit || isOver(promotion, now)) return
    const since = new Date(
      Math.max(promotion.opened_at?.getTime() ?? 0, promotion.starts_at?.getTime() ?? 0, now.getTime() - LOOKBACK_MS),
    )
    const depositors = await depositorsSince(db, {
      merchantCode: promotion.merchant_code,
      since,
      until: null,
      each: unitsOf(deposit.each),
      atLeast: 1,
    })
    for (const { memberId } of depositors) {
      const member = await participantById(db, memberId)
      if (member && isFor(promotion.audience, member, now)) await issueTickets(db, promotion, member, now)
    }
  },
  evaluateFor: ({ db }, { promotion, member, now }) => issueTickets(db, promotion, member, now),
}
