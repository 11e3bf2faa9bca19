import type { Rebate } from '@ante/contract/promotions/rebates.ts'
import type { HubCalendar, RewardHub } from '@ante/contract/promotions/reward-hub.ts'
import type { Reward } from '@ante/contract/promotions/rewards.ts'
import type { SignInCalendar } from '@ante/contract/promotions/sign-in-calendar.ts'

import { centsOf, formatCents } from '../../lib/i18n/cents.ts'

/** An item with an amount that the member can claim now. Its `key` stays the same until it is claimed. */
export type Claim = { key: string; amount: string } & (
  | { kind: 'reward'; reward: Reward }
  | { kind: 'checkIn'; entry: HubCalendar }
  | { kind: 'rebate'; rebate: Rebate }
)

/** Returns all claimable items: today's check-in, the rewards by expiry, and the rebate. */
export function claimsOf({ rewards, calendars, rebate }: RewardHub): Claim[] {
  return [
    ...calendars
      .filter(({ calendar }) => canCheckIn(calendar))
      .map((entry): Claim => ({
        kind: 'checkIn',
        key: checkInKey(entry.calendar),
        entry,
        amount: bonusOf(entry.calendar),
      })),
    ...rewards.map((reward): Claim => ({
      kind: 'reward',
      key: `reward ${reward.rewardId}`,
      reward,
      amount: reward.amount,
    })),
    ...(rebate?.claimable ? [{ kind: 'rebate' as const, key: 'rebate', rebate, amount: rebate.total }] : []),
  ]
}

/** Returns the sum of the claims; all are in the member's currency. */
export const sumOf = (claims: readonly Pick<Claim, 'amount'>[]): string =>
  formatCents(claims.reduce((sum, { amount }) => sum + centsOf(amount), 0))

/** Whether a failed claim is the same item: a check-in becomes a reward when its day is signed. */
export const isSameReward = (earlier: Claim, now: Claim): boolean =>
  earlier.key === now.key ||
  (earlier.kind === 'checkIn' &&
    now.kind === 'reward' &&
    now.reward.promotionId === earlier.entry.calendar.promotionId &&
    now.reward.amount === earlier.amount)

/** Whether the current day can be signed now, with the required deposit made. */
export const canCheckIn = ({ checkedToday, minDeposit, deposited }: SignInCalendar): boolean =>
  !checkedToday && (minDeposit === null || centsOf(deposited) >= centsOf(minDeposit))

const bonusOf = ({ days, today }: SignInCalendar): string => days[today - 1]?.bonus ?? '0'

const checkInKey = ({ promotionId, resetsAt }: SignInCalendar) => `checkIn ${promotionId} ${resetsAt}`
