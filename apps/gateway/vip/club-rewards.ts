import type { Language } from '@ante/contract/merchant/language.ts'
import type { RebateCategory } from '@ante/contract/promotions/rebates.ts'
import type { Reward } from '@ante/contract/promotions/rewards.ts'

import type { Db } from '../kit/db.ts'

/** What the club gives: a bonus once for each level, a salary by week and month. */
export const CLUB_REWARDS = ['UPGRADE_BONUS', 'RANK_SALARY'] as const
export type ClubRewardType = (typeof CLUB_REWARDS)[number]

/** A reward of the club, in the ledger's units. The same key again gives nothing more. */
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

/** Whose rewards are asked for, in which language. */
export interface WaitingQuery {
  memberId: bigint
  now: Date
  language: Language
}

/** What the club asks of promotions. They ask the club for levels, so they are given to it where the gateway is put together. */
export interface ClubRewards {
  give(tx: Db, reward: ClubReward, now: Date): Promise<void>
  /** False for play money and for accounts that are disabled. */
  mayTakePart(tx: Db, memberId: bigint): Promise<boolean>
  /** Open pages of these members ask again once the transaction is committed. */
  changed(tx: Db, memberIds: readonly bigint[]): Promise<void>
  /** Rewards of the club that wait to be claimed, the latest first. */
  waiting(db: Db, asked: WaitingQuery): Promise<Reward[]>
  /** The rebate rates of a level today, in percent. */
  rebateRates(
    db: Db,
    of: { merchantCode: string; level: number; now: Date },
  ): Promise<{ vertical: RebateCategory; rate: string }[]>
}
