import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'

import { isSpent, playsLeftFor, timesOf } from '../../red-rain/entry-status.ts'
import { overlap } from '../../red-rain/windows.ts'
import type { ActivityType } from '../activity-type.ts'

/** Envelopes fall at fixed hours; plays and rewards are in `red-rain/`, and shown on its own page. */
export const redRain: ActivityType<RulesOf<'RAFFLE'>> = {
  types: ['RAFFLE'],
  rules: promotionRules.RAFFLE,
  problemOf: async (_db, _merchantCode, { windows }) => {
    const two = overlap(windows)
    return two && `The window at ${two.at} overlaps the window at ${two.next}: shorten it.`
  },
  describe: () => ({ gift: null, needs: [], isCredited: true }),
  statusFor: async (db, { activity, member, now }) => {
    const times = await timesOf(db, activity, now)
    const { present } = times
    if (!present && !times.next) return { status: 'closed', action: 'none' }
    // A member without chances left today waits like members between two windows.
    const mayPlay =
      present && !(await isSpent(db, activity, present)) && (await playsLeftFor(db, activity, member, present)) > 0
    return { status: mayPlay ? 'open' : 'coming', action: 'none' }
  },
}
