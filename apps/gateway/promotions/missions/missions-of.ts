import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'

import type { Activity } from '../activities/activity-type.ts'
import type { MissionsRules } from './mission-rules.ts'

/** A promotion of this type, with its rules read; null for another one. */
export const missionsOf = (activity: Activity): Activity<MissionsRules> | null =>
  activity.type === 'MISSION' ? { ...activity, rules: promotionRules.MISSION.parse(activity.rules) } : null
