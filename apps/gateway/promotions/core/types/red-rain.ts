import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'

import { isSpent, playsLeftFor, timesOf } from '../../red-rain/entry-status.ts'
import { overlap } from '../../red-rain/windows.ts'
import type { PromotionTypeDefinition } from '../type-definition.ts'

/** Red rain: plays and amounts are handled by `red-rain/`, and shown on their own page. */
export const redRain: PromotionTypeDefinition<RulesOf<'RAFFLE'>> = {
  types: ['RAFFLE'],
  rules: promotionRules.RAFFLE,
  problemOf: async (_db, _merchantCode, { windows }) => {
    const two = overlap(windows)
    return two && `The window at ${two.at} overlaps the window at ${two.next}: shorten it.`
  },
  describe: () => ({ gift: null, needs: [], isCredited: true }),
  statusFor: async (db, { promotion, member, now }) => {
    const times = await timesOf(db, promotion, now)
    const { present } = times
    if (!present && !times.next) return { status: 'closed', action: 'none' }
    // Without plays left today, the status is the same as between two windows.
    const mayPlay =
      present && !(await isSpent(db, promotion, present)) && (await playsLeftFor(db, promotion, member, present)) > 0
    return { status: mayPlay ? 'open' : 'coming', action: 'none' }
  },
}
