import type { Promotion } from '@ante/contract/promotions/promotions.ts'
import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'

const PAGES: Partial<Record<PromotionType, string>> = {
  REFERRAL: '/m/inviteFriends',
  MISSION: '/m/leaderBoard',
  UPGRADE_BONUS: '/m/member/benefits',
  RANK_SALARY: '/m/member/benefits',
  MEMBERLEVEL: '/m/member/benefits',
}

/** Returns the page on which a promotion is played; null if it has none. A merchant may have two red rains. */
export const ownPageOf = ({ type, promotionId }: Pick<Promotion, 'type' | 'promotionId'>): string | null =>
  type === 'RAFFLE' ? `/m/redRain?id=${promotionId}` : (PAGES[type] ?? null)
