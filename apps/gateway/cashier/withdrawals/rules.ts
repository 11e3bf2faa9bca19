import type { WithdrawalState } from '@ante/contract/cashier/withdrawal-state.ts'

import { backoffMs } from '../../kit/job-queue/backoff.ts'
import { isPayableIn, smallestOf, unitsOf } from '../../kit/money.ts'
import type { WithdrawalRules } from './withdrawal-rules.ts'

/** Final states, with the destination of the money: `paid` to the bank, or `returned` to the wallet. */
export const ENDINGS = { SUCCESS: 'paid', REJECTED: 'returned', FAILED: 'returned', CANCELLED: 'returned' } as const
export type WithdrawalEnding = keyof typeof ENDINGS

export const isEnding = (state: WithdrawalState): state is WithdrawalEnding => state in ENDINGS

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/

/**
 * Parses a positive amount that is payable in the currency. Returns null for anything else, such as signs, exponents,
 * separators or too many decimals.
 */
export function readAmount(text: string, currency: string): bigint | null {
  if (!AMOUNT.test(text)) return null
  const units = unitsOf(text)
  return units > 0n && isPayableIn(currency, units) ? units : null
}

/** Whether an amount is reviewed by a person before it is paid. */
export const isReviewed = ({ approvedUpTo }: Pick<WithdrawalRules, 'approvedUpTo'>, amount: bigint): boolean =>
  amount > approvedUpTo

const PER_CENT_IN_HUNDREDTHS = 10_000n
interface FeeRule extends Pick<WithdrawalRules, 'feeHundredths' | 'feeFixed' | 'freeTimes'> {
  currency: string
}

/** Returns the fee, whose percentage is rounded down to a payable amount; zero for the free withdrawals of a day. */
export function feeOf(
  { currency, feeHundredths, feeFixed, freeTimes }: FeeRule,
  amount: bigint,
  usedToday: number,
): bigint {
  if (usedToday < freeTimes) return 0n
  const share = (amount * BigInt(feeHundredths)) / PER_CENT_IN_HUNDREDTHS
  return feeFixed + share - (share % smallestOf(currency))
}

/** Lease in milliseconds, longer than any provider call: the process of a withdrawal with an expired lease has died. */
export const LEASE_MS = 15_000

const POLL_BACKOFF = { firstMs: 2_000, lastMs: 60_000 }

/** Returns the time of the next poll after this many polls without result. */
export const nextPollAt = (now: Date, tries: number, random = Math.random()): Date =>
  new Date(now.getTime() + backoffMs(POLL_BACKOFF, tries + 1, random))

/** Due time of withdrawals that are not polled and await manual action. */
export const NEVER = new Date('9999-01-01T00:00:00Z')
