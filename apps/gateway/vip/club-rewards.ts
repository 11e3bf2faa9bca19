import type { Language } from '@ante/contract/merchant/language.ts'
import type { RebateCategory } from '@ante/contract/promotions/rebates.ts'
import type { Reward } from '@ante/contract/promotions/rewards.ts'

import type { Db } from '../kit/db.ts'

/** Rewards of the club: a bonus once per level, a weekly and a monthly salary. */
export const CLUB_REWARDS = ['UPGRADE_BONUS', 'RANK_SALARY'] as const
export type ClubRewardType = (typeof CLUB_REWARDS)[number]

/** A reward of the club, in the ledger's units. A repeat with the same key grants nothing. */
export interface ClubReward {
  key: string
  memberId: bigint
  merchantCode: string
  type: ClubRewardType
  titles: Partial<Record<Language, string>>
  amount: bigint
  expiresAt: Date
  multipleHundredths: number
}

/** Member whose rewards are requested, and the language. */
export interface WaitingQuery {
  memberId: bigint
  now: Date
  language: Language
}

/**
 * Operations of promotions that the club uses. Promotions also read levels from the club, so the composition root
 * provides these operations.
 */
export interface ClubRewards {
  grantReward(tx: Db, reward: ClubReward, now: Date): Promise<void>
  /** Returns false for trial accounts and disabled accounts. */
  mayParticipate(tx: Db, memberId: bigint): Promise<boolean>
  /** Notifies the open pages of these members when the transaction is committed. */
  changed(tx: Db, memberIds: readonly bigint[]): Promise<void>
  /** Returns the club's claimable rewards, latest first. */
  waiting(db: Db, query: WaitingQuery): Promise<Reward[]>
  /** Returns the rebate rates of a level today, in percent. */
  rebateRates(
    db: Db,
    of: { merchantCode: string; level: number; now: Date },
  ): Promise<{ category: RebateCategory; rate: string }[]>
}
