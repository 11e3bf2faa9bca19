import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'

import { isExcluded } from '../responsible-gaming/public.ts'
import type { Db } from '../kit/db.ts'
import type { Ports } from '../kit/ports.ts'
import type { Titles } from './tables.ts'

export interface NewReward {
  /** Idempotency key of the grant: a repeat grants nothing more. */
  key: string
  memberId: bigint
  merchantCode: string
  titles: Titles
  amount: bigint
  currency: string
  expiresAt: Date
  /** Promotion that grants it, if any, and the entry whose state changes when the reward is claimed or expires. */
  promotionId?: bigint
  entryId?: bigint
  type?: PromotionType
  /** Wagering multiple before withdrawal, in hundredths; none if omitted. */
  multipleHundredths?: number
}

/** Bus topic of changed rewards. Payload: a JSON array of member ids as text. */
export const REWARDS_TOPIC = 'rewards'

/**
 * Stores a reward, once per key, in the caller's transaction. All claimable rewards are stored here; only a claim
 * credits them. The caller publishes `REWARDS_TOPIC` after the commit.
 */
export async function storeReward(tx: Db, reward: NewReward, issuedAt: Date): Promise<void> {
  // Excluded members get no rewards.
  if (await isExcluded(tx, reward.memberId, issuedAt)) return
  await writeReward(tx, reward, issuedAt)
}

/** Like `storeReward`, for callers that have checked that the member is not excluded. */
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

/** Makes a reward claimable; the member's open pages are notified. */
export async function issueReward({ db, clock, bus }: Pick<Ports, 'db' | 'clock' | 'bus'>, reward: NewReward) {
  await storeReward(db, reward, clock.now())
  bus.publish(REWARDS_TOPIC, JSON.stringify([String(reward.memberId)]))
}
