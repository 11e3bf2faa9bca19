import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'
import type { InviteeStep } from '@ante/contract/promotions/referral.ts'

import { payablePart, unitsOf } from '../../kit/money.ts'

export type ReferralRules = RulesOf<'REFERRAL'>

/** 100 % as an amount of units: `unitsOf('0.1')` for 0.1 % is 1,000 of this million. */
const WHOLE = 1_000_000n

/** Deposit and turnover of a friend so far, in the ledger's units. */
export interface FriendProgress {
  /** First deposit; null if there is none. */
  deposit: bigint | null
  /** Total turnover that counts. */
  turnover: bigint
}

/** Whether a friend meets the conditions of the one-time reward. Source: domain handbook 9.7. */
export function hasEarned({ friend }: Pick<ReferralRules, 'friend'>, { deposit, turnover }: FriendProgress): boolean {
  if (!friend || deposit === null || deposit < unitsOf(friend.deposit)) return false
  return turnover >= deposit * BigInt(friend.multiple)
}

/** Returns a friend's progress, as visible to the inviter. */
export function stepOf(rules: ReferralRules | null, progress: FriendProgress & { rewarded: boolean }): InviteeStep {
  if (progress.rewarded) return 'rewarded'
  if (progress.deposit === null) return 'registered'
  const hasPlayed = rules?.friend ? hasEarned(rules, progress) : progress.turnover > 0n
  return hasPlayed ? 'played' : 'deposited'
}

/**
 * Returns the reward for these turnovers of friends on a day: shares truncated one by one, together at most the cap.
 */
export function shareOf({ play }: Pick<ReferralRules, 'play'>, turnovers: readonly bigint[], currency: string): bigint {
  if (!play) return 0n
  const percent = unitsOf(play.percent)
  const earned = turnovers.reduce((sum, turnover) => sum + payablePart(currency, (turnover * percent) / WHOLE), 0n)
  const cap = play.cap === undefined ? null : unitsOf(play.cap)
  return payablePart(currency, cap !== null && cap < earned ? cap : earned)
}
