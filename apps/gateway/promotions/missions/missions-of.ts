import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'

import type { Activity } from '../activities/activity-type.ts'
import type { MissionsRules } from './mission-rules.ts'

/** Returns a promotion of this type with parsed rules; null for other types. */
export const missionsOf = (activity: Activity): Activity<MissionsRules> | null =>
  activity.type === 'MISSION' ? { ...activity, rules: promotionRules.MISSION.parse(activity.rules) } : null
