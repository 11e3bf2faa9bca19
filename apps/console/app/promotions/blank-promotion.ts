import type { PromotionContent } from '@ante/contract/console/promotions.ts'

import type { OfferedType } from '../ui/promotion-texts.ts'

const RAIN_AMOUNTS = [
  { amount: '0.88', weight: 600 },
  { amount: '1.88', weight: 250 },
  { amount: '5.88', weight: 100 },
  { amount: '18.88', weight: 45 },
  { amount: '88.88', weight: 5 },
]

/** First values of the rules of each type: what the gateway assumes for fields that are left out, and empty lists. */
const RULES: Partial<Record<OfferedType, PromotionContent['rules']>> = {
  MANUAL: { commentRequired: true, leastPictures: 0, mayApplyAgain: true },
  PROMOCODE: { once: 'promotion' },
  SAVIOR: { atHour: 3 },
  LOGIN: { bonuses: ['1', '1', '2', '2', '3', '3', '8'], depositWithin: 'day' },
  MISSION: { missions: [{ id: 'first', period: 'daily', target: 'deposit' }] },
  RAFFLE: {
    windows: [{ at: '20:00', minutes: 30 }],
    playsADay: 3,
    seconds: 15,
    envelopesASecond: 8,
    announcedMinutes: 30,
    amounts: RAIN_AMOUNTS,
  },
  PRIZE_WHEEL: {
    free: 1,
    segments: [
      { amount: '1', weight: 90 },
      { amount: '0', weight: 10 },
    ],
  },
  REFERRAL: { friend: { multiple: 5 } },
}

/** Returns the content of a new promotion. Rewards are wagered once, and can be claimed for a week. */
export const blankPromotion = (type: OfferedType): PromotionContent => ({
  type,
  texts: [],
  picture: null,
  audience: 'all',
  quota: null,
  budget: null,
  claimDays: 7,
  wagering: '1',
  position: 1_000,
  from: null,
  until: null,
  rules: RULES[type] ?? {},
})
