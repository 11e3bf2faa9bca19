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
  /** Promotion that granted it, if any, and the entry that follows it: claimed, or expired. */
  promotionId?: bigint
  entryId?: bigint
  type?: PromotionType
  /** Wagering multiple before withdrawal, in hundredths; none if omitted. */
  multipleHundredths?: number
}

/** Topic of changed rewards. Payload: a JSON array of member ids as text. */
export const REWARDS_TOPIC = 'rewards'

/**
 * Stores a reward, once per key, within the caller's transaction. All promotion types use it, and so do other rewards
 * (red rain, VIP, referral): nothing else writes this table, and only the claim credits a reward. The caller publishes
 * `REWARDS_TOPIC` after the commit.
 */
export async function storeReward(tx: Db, reward: NewReward, issuedAt: Date): Promise<void> {
  // Excluded members get no inducements.
  if (await isExcluded(tx, reward.memberId, issuedAt)) return
  await writeReward(tx, reward, issuedAt)
}

/** The same for callers that have already checked for an exclusion. */
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
