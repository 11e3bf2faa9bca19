import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'

import type { ActivityType } from './activity-type.ts'
import { depositBonuses } from './types/deposit-bonus.ts'
import { depositCount } from './types/deposit-count.ts'
import { manual } from './types/manual.ts'
import { promoCode } from './types/promo-code.ts'
import { redRain } from './types/red-rain.ts'
import { registered } from './types/register.ts'
import { savior } from './types/savior.ts'
import { signUp } from './types/sign-up.ts'
import { signIn } from '../calendar/sign-in.ts'
import { mission } from '../missions/mission.ts'
import { referral } from '../referral/referral.ts'
import { clubPromotions } from './types/club-promotions.ts'
import { prizeWheel } from '../wheel/prize-wheel.ts'

/** To add a type, add a file and a line here. */
const ACTIVITY_TYPES: readonly ActivityType[] = [
  manual,
  promoCode,
  registered,
  signUp,
  savior,
  ...depositBonuses,
  depositCount,
  redRain,
  prizeWheel,
  referral,
  signIn,
  mission,
  ...clubPromotions,
]

const byName = new Map(
  ACTIVITY_TYPES.flatMap((activityType) => activityType.types.map((type) => [type, activityType] as const)),
)

export const findActivityType = (type: PromotionType): ActivityType | null => byName.get(type) ?? null

/** Types that an operator can set. */
export const settableTypes: readonly PromotionType[] = [...byName.keys()]
