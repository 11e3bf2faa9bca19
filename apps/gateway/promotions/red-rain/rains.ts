import type { Db } from '../../kit/db.ts'
import { visiblePromotions, findPromotion, lockPromotionById } from '../core/supported-promotion.ts'
import type { SupportedPromotion } from '../core/supported-promotion.ts'
import { isFor } from '../core/participant.ts'
import type { Participant } from '../core/participant.ts'
import { redRain } from '../core/types/red-rain.ts'
import type { RainPromotion } from './windows.ts'

/** Returns red rain with parsed rules; null for a promotion of another type. */
function rainIn(supported: SupportedPromotion | null): RainPromotion | null {
  if (!supported || supported.type !== redRain) return null
  return { ...supported.promotion, rules: redRain.rules.parse(supported.promotion.rules) }
}

export const findRain = async (db: Db, key: { merchantCode: string; code: string }): Promise<RainPromotion | null> =>
  rainIn(await findPromotion(db, key))

/** Like `findRain`, by id, with a lock that prevents changes and other grants until the transaction ends. */
export const lockRain = async (tx: Db, id: bigint): Promise<RainPromotion | null> =>
  rainIn(await lockPromotionById(tx, id))

interface RainViewer {
  merchantCode: string
  member: Participant | null
  now: Date
}

/** Returns all red rains visible to the viewer, in the merchant's order. */
export async function rainsFor(db: Db, { merchantCode, member, now }: RainViewer): Promise<RainPromotion[]> {
  const promotions = await visiblePromotions(db, merchantCode, now)
  return promotions.flatMap((item) => rainIn(item) ?? []).filter(({ audience }) => isFor(audience, member, now))
}
