import { LadderCategory } from '@ante/contract/agents/rebates.ts'
import { HIGHEST_LEVEL } from '@ante/contract/vip/level.ts'

import type { Db } from '../../kit/db.ts'
import { hasVipClub } from '../../vip/public.ts'
import { operatorRatesOn } from './ladder.ts'
import { rebateRatesOn } from './rates.ts'
import { categoryPaid } from './rules.ts'

/** Maximum payments on valid bets in a category, in thousandths of a percent. */
export interface RateCeiling {
  category: LadderCategory
  /** For a player of the highest level. */
  rebate: number
  /** To all agents above together. */
  ladder: number
}

/**
 * Returns the maximum that rebates pay on a day: a level's rate is added to the ladder, which the merchant then pays in
 * full.
 */
export async function rateCeilingsOn(
  db: Db,
  { merchantCode, day }: { merchantCode: string; day: string },
): Promise<RateCeiling[]> {
  const operatorRates = await operatorRatesOn(db, { merchantCode, day })
  const levels = (await hasVipClub(db, merchantCode)) ? HIGHEST_LEVEL : 0
  const rates = await Promise.all(
    Array.from({ length: levels + 1 }, (_, level) => rebateRatesOn(db, { merchantCode, day, level })),
  )
  return LadderCategory.options.map((category) => ({
    category,
    rebate: Math.max(...rates.map((ofLevel) => ofLevel[categoryPaid(category)])),
    ladder: operatorRates[category].top,
  }))
}
