import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'

const PAGES: Partial<Record<PromotionType, string>> = {
  RAFFLE: '/m/redRain',
  REFERRAL: '/m/inviteFriends',
  MISSION: '/m/leaderBoard',
  UPGRADE_BONUS: '/m/member/benefits',
  RANK_SALARY: '/m/member/benefits',
  MEMBERLEVEL: '/m/member/benefits',
}

/** The page on which promotions of a type are played; null where this is all there is. */
export const ownPageOf = (type: PromotionType): string | null => PAGES[type] ?? null
