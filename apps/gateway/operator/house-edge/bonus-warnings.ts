import type { Db } from '../../kit/db.ts'
import type { Merchant } from '../../merchant/public.ts'
import { dayFrom } from '../kit/merchant-day.ts'
import { bonusWarning } from './rules.ts'
import type { BonusTerms } from './rules.ts'
import { wageringEdgeOf } from './wagering-edge.ts'

/** Returns a warning for each bonus that is worth more than its wagering costs on average. */
export async function bonusWarnings(
  tx: Db,
  { code, currency, zone }: Pick<Merchant, 'code' | 'currency' | 'zone'>,
  bonuses: readonly BonusTerms[],
): Promise<string[]> {
  if (bonuses.length === 0) return []
  const edge = await wageringEdgeOf(tx, { merchantCode: code, day: await dayFrom(tx, zone, 0) })
  return bonuses.flatMap((bonus) => bonusWarning(bonus, { edge, currency }) ?? [])
}
