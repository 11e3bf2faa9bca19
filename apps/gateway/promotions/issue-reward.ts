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
}

/** The topic: a JSON array of the ids, as text, of members whose rewards have changed. */
const TOPIC = 'rewards'

/** Writes a reward, once per key, within somebody else's transaction. */
export async function storeReward(tx: Db, reward: NewReward, issuedAt: Date): Promise<void> {
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
    })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'key']).doNothing())
    .execute()
}

/** Puts a reward where the member can claim it; his open pages count it at once. */
export async function issueReward({ db, clock, bus }: Pick<Ports, 'db' | 'clock' | 'bus'>, reward: NewReward) {
  await storeReward(db, reward, clock.now())
  bus.tell(TOPIC, JSON.stringify([String(reward.memberId)]))
}
