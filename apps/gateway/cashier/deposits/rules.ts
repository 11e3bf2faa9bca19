import type { DepositState } from '@ante/contract/cashier/deposit-state.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@ante/contract/kit/time.ts'

import { isPayableIn, payablePart } from '../../kit/money.ts'

/** States of deposits in progress. */
export const OPEN: readonly DepositState[] = ['CREATED', 'WAITING_PAYMENT', 'SUBMITTED', 'PROCESSING']
export const isOpen = (state: DepositState): boolean => OPEN.includes(state)

const UNITS = 10_000n
/** 100 % in hundredths of a percent. */
const HUNDRED_PERCENT = 10_000n

const shareOf = (units: bigint, hundredths: number, currency: string): bigint =>
  payablePart(currency, (units * BigInt(hundredths)) / HUNDRED_PERCENT)

/** Currency of a channel, and the exchange rate if it is a coin. */
export interface ChannelMoney {
  pay_currency: string
  rate: bigint | null
}

/** Whether an amount can be paid through a channel. Coins have no smallest payable amount, unlike currencies. */
export const isPayable = (units: bigint, { pay_currency: currency, rate }: ChannelMoney): boolean =>
  units > 0n && (rate !== null || isPayableIn(currency, units))

/**
 * Amount from which a deposit is implausible, in ledger units: 100,000,000,000 of any currency. Wagering requirements
 * of such amounts could overflow.
 */
const IMPLAUSIBLE_AMOUNT = 10n ** 15n

/** Whether an amount in the member's currency is plausible. */
export const isPossibleAmount = (worth: bigint): boolean => worth > 0n && worth < IMPLAUSIBLE_AMOUNT

/**
 * Multiple of the amount to pay above which an operator decides. Payers may round up, or pay two deposits in one
 * transfer.
 */
const OVERPAID_TIMES = 3n

/**
 * Whether a reported payment is so far above the amount to pay that it is held for an operator. Both amounts are in the
 * channel's currency.
 */
export const isOverpaid = (paid: bigint, toPay: bigint): boolean => paid > toPay * OVERPAID_TIMES

/** Converts an amount in the channel's currency to the member's currency, rounded down to a payable amount. */
export function creditedValueOf(units: bigint, { rate, currency }: { rate: bigint | null; currency: string }): bigint {
  return payablePart(currency, rate === null ? units : (units * rate) / UNITS)
}

export interface Limits {
  currency: string
  minimum: bigint
  maximum: bigint
  fixed: readonly bigint[]
}

/** Returns the refusal code if this amount cannot be deposited, else null. */
export function amountRefusal(units: bigint, { currency, minimum, maximum, fixed }: Limits) {
  if (units <= 0n || !isPayableIn(currency, units)) return 'deposit.amount.invalid'
  if (fixed.length > 0) return fixed.includes(units) ? null : 'deposit.amount.not.fixed'
  if (units < minimum) return 'deposit.amount.below'
  return units > maximum ? 'over.limit' : null
}

export interface Bonus {
  kind: 'percent' | 'fixed'
  percentHundredths: number
  amount: bigint
  cap: bigint | null
  minimum: bigint
}

/** Returns the promotion's bonus for a credited amount, rounded down to a payable amount. */
export function bonusFor(
  credited: bigint,
  { kind, percentHundredths, amount, cap, minimum }: Bonus,
  currency: string,
): bigint {
  if (credited < minimum) return 0n
  const bonus = kind === 'fixed' ? amount : shareOf(credited, percentHundredths, currency)
  return payablePart(currency, cap !== null && bonus > cap ? cap : bonus)
}

interface Crediting {
  rate: bigint | null
  /** The member's currency. */
  currency: string
  reimbursementHundredths: number
}

/**
 * Returns the amounts of a credit. Source: domain handbook 7.3: 1,000.00 with a reimbursement of 1 % is credited as
 * 1,010.00.
 */
export function creditFor(
  paid: bigint,
  { rate, currency, reimbursementHundredths }: Crediting,
): { arrived: bigint; reimbursement: bigint } {
  const arrivedUnits = creditedValueOf(paid, { rate, currency })
  return { arrived: arrivedUnits, reimbursement: shareOf(arrivedUnits, reimbursementHundredths, currency) }
}

/** Lease in milliseconds, longer than any provider call: the process of a deposit with an expired lease has died. */
export const LEASE_MS = 15_000

/** Delays in milliseconds between polls of a provider that sends no notification; then `LATER_MS`. */
const REFRESH_MS = [5, 10, 20, 30, 60, 120].map((seconds) => seconds * SECOND_MS)
const LATER_MS = 5 * MINUTE_MS
/** Delays in milliseconds between polls after the deposit has ended, because a payment may still arrive. */
const LATE_POLLS_MS = [2 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS, 72 * HOUR_MS]

export const nextPollMs = (polls: number): number => REFRESH_MS[polls] ?? LATER_MS
/**
 * Returns the delay in milliseconds before the next poll of an ended deposit; null when polling ends. Later payments
 * are notified by the provider, or found in its statement.
 */
export const latePollMs = (polls: number): number | null => LATE_POLLS_MS[polls] ?? null
