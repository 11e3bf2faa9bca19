import { RebateCategory } from '@ante/contract/promotions/rebates.ts'

import { publishOnCommit } from '../kit/postgres-bus.ts'
import { CLUB_REWARDS } from '../vip/public.ts'
import type { ClubRewards } from '../vip/public.ts'
import { currencyOf } from './core/currency-of.ts'
import { participantById } from './core/participant.ts'
import { REWARDS_TOPIC, writeReward } from './issue-reward.ts'
import { merchantDay } from './merchant-day.ts'
import { rebateRatesOn } from './rebates/rates.ts'
import { rateText } from './rebates/rules.ts'
import { rewardsFrom, shownReward } from './rewards/rewards.ts'

const WAITING_SHOWN = 20

/** Adapter through which the VIP club grants rewards. They are listed, credited and expired like all other rewards. */
export const clubRewards: ClubRewards = {
  grantReward: async (tx, reward, now) =>
    writeReward(tx, { ...reward, currency: await currencyOf(tx, reward.merchantCode) }, now),
  mayParticipate: async (tx, memberId) => (await participantById(tx, memberId)) !== null,
  changed: async (tx, memberIds) => {
    if (memberIds.length === 0) return
    await publishOnCommit(tx, REWARDS_TOPIC, JSON.stringify([...new Set(memberIds)].map(String)))
  },
  waiting: async (db, { memberId, now, language }) => {
    const rows = await rewardsFrom(db)
      .where('reward.member_id', '=', memberId)
      .where('reward.status', '=', 'issued')
      .where('reward.expires_at', '>', now)
      .where('reward.type', 'in', CLUB_REWARDS)
      .orderBy('reward.id', 'desc')
      .limit(WAITING_SHOWN)
      .execute()
    return rows.map((reward) => shownReward(reward, { now, language }))
  },
  rebateRates: async (db, { merchantCode, level, now }) => {
    const rates = await rebateRatesOn(db, { merchantCode, day: await merchantDay(db, merchantCode, now), level })
    return RebateCategory.options.map((category) => ({ category, rate: rateText(rates[category]) }))
  },
}
