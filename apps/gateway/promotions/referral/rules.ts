import type { RulesOf } from '@ante/contract/promotions/promotion-rules.ts'
import type { InviteeStep } from '@ante/contract/promotions/referral.ts'

import { payablePart, unitsOf } from '../../kit/money.ts'

export type ReferralRules = RulesOf<'REFERRAL'>

/** A percentage with two decimals, of units: 0.1 % is 1,000 of a million. */
const WHOLE = 1_000_000n

/** What a friend has done by now, in the ledger's units. */
export interface FriendProgress {
  /** His first deposit; null while there is none. */
  deposit: bigint | null
  /** All that he has played, as it counts for turnover. */
  turnover: bigint
}

/** Whether a friend has done what is rewarded once. Source: domain handbook 9.7. */
export function hasEarned({ friend }: Pick<ReferralRules, 'friend'>, { deposit, turnover }: FriendProgress): boolean {
  if (!friend || deposit === null || deposit < unitsOf(friend.deposit)) return false
  return turnover >= deposit * BigInt(friend.multiple)
}

/** How far a friend has come, as whoever invited him may know it. */
export function stepOf(rules: ReferralRules | null, standing: FriendProgress & { rewarded: boolean }): InviteeStep {
  if (standing.rewarded) return 'rewarded'
  if (standing.deposit === null) return 'registered'
  const hasPlayed = rules?.friend ? hasEarned(rules, standing) : standing.turnover > 0n
  return hasPlayed ? 'played' : 'deposited'
}

/** What a day of these friends' play gives: each one's share as far as the currency can pay it, and no more than the cap together. */
export function shareOf({ play }: Pick<ReferralRules, 'play'>, turnovers: readonly bigint[], currency: string): bigint {
  if (!play) return 0n
  const percent = unitsOf(play.percent)
  const sum = turnovers.reduce((all, turnover) => all + payablePart(currency, (turnover * percent) / WHOLE), 0n)
  const cap = play.cap === undefined ? null : unitsOf(play.cap)
  return payablePart(currency, cap !== null && cap < sum ? cap : sum)
}
