import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'
import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'
import { MAX_LEVEL } from '@ante/contract/vip/level.ts'

import type { Db } from '../../../kit/db.ts'
import { CLUB_REWARDS, hasVipClub, vipLevelsOf, vipTermsOf } from '../../../vip/public.ts'
import type { ClubRewardType, VipLevel } from '../../../vip/public.ts'
import type { PromotionTypeDefinition, EntryRequest, EntryStatus } from '../type-definition.ts'

type ClubType = Extract<PromotionType, 'UPGRADE_BONUS' | 'RANK_SALARY' | 'MEMBERLEVEL'>
type Rules = RulesOf<ClubType>

interface ClubPromotion {
  /** Types of the member's pending rewards. */
  rewards: readonly ClubRewardType[]
  /** Whether the benefit exists at a level. */
  isIn(level: VipLevel | undefined): boolean
  /** Whether the benefit ends at the highest level. */
  ends: boolean
}

const CLUB: Record<ClubType, ClubPromotion> = {
  MEMBERLEVEL: { rewards: CLUB_REWARDS, isIn: (level) => level !== undefined && level.level > 0, ends: false },
  UPGRADE_BONUS: { rewards: ['UPGRADE_BONUS'], isIn: (level) => level !== undefined && level.level > 0, ends: true },
  RANK_SALARY: {
    rewards: ['RANK_SALARY'],
    isIn: (level) => level !== undefined && level.weeklySalary + level.monthlySalary > 0n,
    ends: false,
  },
}

/**
 * Returns the type of an automatic benefit of the VIP club, which is listed among the promotions. The benefit has no
 * entries here: members claim it on the club's page, which shows the amount of each level.
 */
const clubPromotion = (type: ClubType): PromotionTypeDefinition<Rules> => ({
  types: [type],
  rules: promotionRules[type],
  decidesAutomatically: true,
  problemOf: async (db, merchantCode) =>
    (await hasVipClub(db, merchantCode)) ? null : `${merchantCode} has no VIP club: set the flag MEMCLUB3 on.`,
  describe: async (db, { merchant_code: merchantCode }) => {
    const { multipleHundredths, rewardDays } = await vipTermsOf(db, merchantCode)
    return { gift: null, needs: [], multipleHundredths, rewardDays }
  },
  statusFor: async (db, requested) => ({ status: await statusOf(db, requested, CLUB[type]), action: 'none' }),
})

async function statusOf(
  db: Db,
  { promotion: { merchant_code: merchantCode }, member: { memberId, level }, now }: EntryRequest<Rules>,
  { rewards, isIn, ends }: ClubPromotion,
): Promise<EntryStatus['status']> {
  if (!(await hasVipClub(db, merchantCode))) return 'closed'
  if (await waits(db, { memberId, rewards, now })) return 'issued'
  if (ends && level === MAX_LEVEL) return 'claimed'
  return isIn((await vipLevelsOf(db, merchantCode))[level]) ? 'signed' : 'open'
}

interface Waiting {
  memberId: bigint
  rewards: readonly ClubRewardType[]
  now: Date
}

async function waits(db: Db, { memberId, rewards, now }: Waiting): Promise<boolean> {
  const query = db
    .selectFrom('reward')
    .select('id')
    .where('member_id', '=', memberId)
    .where('status', '=', 'issued')
    .where('expires_at', '>', now)
    .where('type', 'in', rewards)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}

export const clubPromotions: readonly PromotionTypeDefinition[] = [
  clubPromotion('MEMBERLEVEL'),
  clubPromotion('UPGRADE_BONUS'),
  clubPromotion('RANK_SALARY'),
]
