import type { Language } from '@ante/contract/merchant/language.ts'
import type { Reward as Shown, RewardStatus } from '@ante/contract/promotions/rewards.ts'
import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { exactTextOf, textOf } from '../../kit/money.ts'
import type { RewardTable } from '../tables.ts'
import { localizedFor } from '../localized-for.ts'

/** A stored reward with the code of its promotion. */
export type Reward = Selectable<RewardTable> & { promotion_code: string | null }

/** Selects rewards with the code of their promotion. */
export const rewardsFrom = (db: Db) =>
  db
    .selectFrom('reward')
    .leftJoin('promotion', 'promotion.id', 'reward.promotion_id')
    .selectAll('reward')
    .select('promotion.code as promotion_code')

/** Returns the status of a reward; one past its end is expired, even before the job has ended its entry. */
export function statusOf({ status, expires_at: expires }: Reward, now: Date): RewardStatus {
  if (status === 'claimed') return 'C'
  return expires > now ? 'U' : 'E'
}

const HUNDREDTHS = 100n

/** Returns the turnover required before a withdrawal of a reward. */
const requiredOf = ({ amount, multiple_hundredths: multiple }: Reward): bigint =>
  (amount * BigInt(multiple)) / HUNDREDTHS

export function shownReward(reward: Reward, { now, language }: { now: Date; language: Language }): Shown {
  const { id, titles, amount, currency, type, promotion_code: promotionId } = reward
  return {
    rewardId: String(id),
    promotionId,
    type,
    title: localizedFor(titles, language)?.text ?? '',
    amount: textOf(amount),
    currency,
    approvedAt: reward.issued_at.toISOString(),
    expiresAt: reward.expires_at.toISOString(),
    claimedAt: reward.claimed_at?.toISOString() ?? null,
    multiple: exactTextOf(BigInt(reward.multiple_hundredths) * HUNDREDTHS),
    required: textOf(requiredOf(reward)),
    status: statusOf(reward, now),
  }
}
