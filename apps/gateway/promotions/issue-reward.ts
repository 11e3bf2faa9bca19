import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'

import { isExcluded } from '../responsible-gaming/public.ts'
import type { Db } from '../kit/db.ts'
import type { Ports } from '../kit/ports.ts'
import type { Titles } from './tables.ts'

export interface NewReward {
  /** What it is granted for. The same key again grants nothing more. */
  key: string
  memberId: bigint
  merchantCode: string
  titles: Titles
  amount: bigint
  currency: string
  expiresAt: Date
  /** What it was granted by, if that is a promotion, and the entry that follows it: claimed, or expired. */
  promotionId?: bigint
  entryId?: bigint
  type?: PromotionType
  /** How often it has to be played before it may leave, in hundredths; not at all where nothing is said. */
  multipleHundredths?: number
}

/** The topic: a JSON array of the ids, as text, of members whose rewards have changed. */
export const REWARDS_TOPIC = 'rewards'

/**
 * Writes a reward, once per key, within somebody else's transaction. Every type of promotion gives by it, and so does
 * whatever else rewards a member (red rain, VIP, referral): nobody else writes this table, and nobody but the claim
 * credits a reward. Who calls it tells `REWARDS_TOPIC` when it is committed.
 */
export async function storeReward(tx: Db, reward: NewReward, issuedAt: Date): Promise<void> {
  // Nobody is drawn back to play who rests from it.
  if (await isExcluded(tx, reward.memberId, issuedAt)) return
  await writeReward(tx, reward, issuedAt)
}

/** The same for whoever has looked already whether the member rests. */
export async function writeReward(tx: Db, reward: NewReward, issuedAt: Date): Promise<void> {
  await tx
    .insertInto('reward')
    .values({
      merchant_code: reward.merchantCode,
      member_id: reward.memberId,
      key: reward.key,
      titles: JSON.stringify(reward.titles),
      amount: reward.amount,
      currency: reward.currency,
      issued_at: issuedAt,
      expires_at: reward.expiresAt,
      promotion_id: reward.promotionId ?? null,
      entry_id: reward.entryId ?? null,
      type: reward.type ?? null,
      multiple_hundredths: reward.multipleHundredths ?? 0,
    })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'key']).doNothing())
    .execute()
}

/** Puts a reward where the member can claim it; his open pages count it at once. */
export async function issueReward({ db, clock, bus }: Pick<Ports, 'db' | 'clock' | 'bus'>, reward: NewReward) {
  await storeReward(db, reward, clock.now())
  bus.tell(REWARDS_TOPIC, JSON.stringify([String(reward.memberId)]))
}
