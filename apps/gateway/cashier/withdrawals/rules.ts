import type { WithdrawalState } from '@ante/contract/cashier/withdrawal-state.ts'

import { backoffMs } from '../../kit/job-queue/backoff.ts'
import { isPayableIn, smallestOf, unitsOf } from '../../kit/money.ts'
import type { WithdrawalRules } from './withdrawal-rules.ts'

/** How it can end, and whether the money is then at the bank or back in the wallet. */
export const ENDINGS = { SUCCESS: 'paid', REJECTED: 'returned', FAILED: 'returned', CANCELLED: 'returned' } as const
export type WithdrawalEnding = keyof typeof ENDINGS

export const isEnding = (state: WithdrawalState): state is WithdrawalEnding => state in ENDINGS

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/

/** Null for all that is no amount above zero that the currency can pay: signs, exponents, separators, more decimals. */
export function readAmount(text: string, currency: string): bigint | null {
  if (!AMOUNT.test(text)) return null
  const units = unitsOf(text)
  return units > 0n && isPayableIn(currency, units) ? units : null
}

/** Whether a person looks at so much before it is paid. */
export const isReviewed = ({ approvedUpTo }: Pick<WithdrawalRules, 'approvedUpTo'>, amount: bigint): boolean =>
  amount > approvedUpTo

const PER_CENT_IN_HUNDREDTHS = 10_000n
interface FeeRule extends Pick<WithdrawalRules, 'feeHundredths' | 'feeFixed' | 'freeTimes'> {
  currency: string
}

/** Fees can be paid in the currency: the part that is smaller stays with the member. */
export function feeOf(
  { currency, feeHundredths, feeFixed, freeTimes }: FeeRule,
  amount: bigint,
  usedToday: number,
): bigint {
  if (usedToday < freeTimes) return 0n
  const share = (amount * BigInt(feeHundredths)) / PER_CENT_IN_HUNDREDTHS
  return feeFixed + share - (share % smallestOf(currency))
}

/** Longer than any call to a provider takes: what nobody has moved for so long was left. */
export const LEASE_MS = 15_000

const POLL_BACKOFF = { firstMs: 2_000, lastMs: 60_000 }

/** When a provider is asked again that has not paid yet, or has not answered, after so many times. */
export const nextPollAt = (now: Date, tries: number, random = Math.random()): Date =>
  new Date(now.getTime() + backoffMs(POLL_BACKOFF, tries + 1, random))

/** Nobody looks for it by himself: it waits for a person. */
export const NEVER = new Date('9999-01-01T00:00:00Z')
