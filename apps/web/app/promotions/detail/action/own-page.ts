import type { Promotion } from '@ante/contract/promotions/activities.ts'
import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'

const PAGES: Partial<Record<PromotionType, string>> = {
  REFERRAL: '/m/inviteFriends',
  MISSION: '/m/leaderBoard',
  UPGRADE_BONUS: '/m/member/benefits',
  RANK_SALARY: '/m/member/benefits',
  MEMBERLEVEL: '/m/member/benefits',
}

/** The page on which a promotion is played; null where this is all there is. Of red rain a merchant may have two. */
export const ownPageOf = ({ type, promotionId }: Pick<Promotion, 'type' | 'promotionId'>): string | null =>
  type === 'RAFFLE' ? `/m/redRain?id=${promotionId}` : (PAGES[type] ?? null)
