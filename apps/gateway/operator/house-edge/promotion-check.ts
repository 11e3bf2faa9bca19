import type { Db } from '../../kit/db.ts'
import type { Merchant } from '../../merchant/public.ts'
import type { PromotionOptions } from '../../promotions/public.ts'
import { dayFrom } from '../kit/merchant-day.ts'
import { checkRatesAgainstEdge, requestedRates } from './affordable-rates.ts'
import { bonusWarnings } from './bonus-warnings.ts'
import { bonusesOfPromotion } from './promotion-bonuses.ts'

interface Params {
  site: Merchant
  input: PromotionOptions
  options: Record<string, string>
}

/**
 * Returns a function to call after a promotion is written. The function returns warnings for the operator about the
 * rewards, and checks a referral's share of friends' turnover against the house edge.
 */
export async function promotionCheck(tx: Db, { site, input, options }: Params): Promise<(tx: Db) => Promise<string[]>> {
  const rates = await checkRatesAgainstEdge(tx, requestedRates(site.code, await dayFrom(tx, site.zone, 1), options))
  return async (writeTx) => [
    ...(await rates(writeTx)),
    ...(await bonusWarnings(writeTx, site, bonusesOfPromotion(input))),
  ]
}
