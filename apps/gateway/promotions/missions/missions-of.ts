import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'

import type { Promotion } from '../core/type-definition.ts'
import type { MissionsRules } from './mission-rules.ts'

/** Returns a promotion of type MISSION with its rules; null for a promotion of another type. */
export const missionsOf = (promotion: Promotion): Promotion<MissionsRules> | null =>
  promotion.type === 'MISSION' ? { ...promotion, rules: promotionRules.MISSION.parse(promotion.rules) } : null
