import { LadderCategory } from '@ante/contract/agents/rebates.ts'
import { MAX_LEVEL } from '@ante/contract/vip/level.ts'

import type { Db } from '../../kit/db.ts'
import { hasVipClub } from '../../vip/public.ts'
import { operatorRatesOn } from './ladder.ts'
import { rebateRatesOn } from './rates.ts'
import { categoryPaid } from './rules.ts'

/** Maximum rebates on valid bets in a category, in thousandths of a percent. */
export interface RateCeiling {
  category: LadderCategory
  /** Rebate of a player with the highest VIP level. */
  rebate: number
  /** Total of the player and all agents above by the ladder. */
  ladder: number
}

/** Returns the maximum rebates on a day. The rate of a level is paid in addition to the ladder. */
export async function rateCeilingsOn(
  db: Db,
  { merchantCode, day }: { merchantCode: string; day: string },
): Promise<RateCeiling[]> {
  const operatorRates = await operatorRatesOn(db, { merchantCode, day })
  const levels = (await hasVipClub(db, merchantCode)) ? MAX_LEVEL : 0
  const rates = await Promise.all(
    Array.from({ length: levels + 1 }, (_, level) => rebateRatesOn(db, { merchantCode, day, level })),
  )
  return LadderCategory.options.map((category) => ({
    category,
    rebate: Math.max(...rates.map((ofLevel) => ofLevel[categoryPaid(category)])),
    ladder: operatorRates[category].top,
  }))
}
