import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'

import type { PromotionTypeDefinition } from './type-definition.ts'
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

/** All supported types. To add a type, write its definition in `types/` and list it here. */
const TYPE_DEFINITIONS: readonly PromotionTypeDefinition[] = [
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
  TYPE_DEFINITIONS.flatMap((definition) => definition.types.map((type) => [type, definition] as const)),
)

export const findTypeDefinition = (type: PromotionType): PromotionTypeDefinition | null => byName.get(type) ?? null

/** Types of promotions that an operator can create. */
export const settableTypes: readonly PromotionType[] = [...byName.keys()]
