import type { DepositPromotion, PaymentChannel } from '@ante/contract/cashier/payment-channels.ts'

import { centsOf } from '../../lib/i18n/cents.ts'

interface Params {
  channel: PaymentChannel
  /** Amount to deposit, in cents of the channel's currency. */
  cents: number
  promotion: DepositPromotion | null
  /** Wagering multiple of a deposit without promotion. */
  multiple: string
}

/** Result of an amount, in cents: `fee` and `pays` in the channel's currency, the other fields in the merchant's. */
export interface Estimate {
  fee: number
  pays: number
  arrives: number
  refundedFee: number
  bonus: number
  /** Total credited amount. */
  credited: number
  /** Wagering requirement before withdrawal. */
  turnover: number
}

/** Smallest parts of a percentage or a rate on the wire, which has four decimals. */
const SCALE = 10_000
const HUNDRED = 100

/** Estimates by the gateway's rounding rules: credits are rounded down, fees and requirements up. */
export function estimate({ channel, cents, promotion, multiple }: Params): Estimate {
  const fee = Math.ceil((cents * partsOf(channel.feePercent)) / (SCALE * HUNDRED))
  const arrives = channel.rate === null ? cents : Math.floor((cents * partsOf(channel.rate)) / SCALE)
  const refundedFee = shareOf(arrives, channel.reimbursementPercent)
  const bonus = promotion ? bonusFor(arrives + refundedFee, promotion) : 0
  const credited = arrives + refundedFee + bonus
  const times = promotion && bonus > 0 ? promotion.multiple : multiple
  const turnover = Math.ceil((credited * partsOf(times)) / SCALE)
  return { fee, pays: cents + fee, arrives, refundedFee, bonus, credited, turnover }
}

/** Returns a promotion's bonus for an amount; zero below its minimum. */
function bonusFor(cents: number, { kind, percent, amount, cap, minimum }: DepositPromotion): number {
  if (cents < centsOf(minimum)) return 0
  const bonus = kind === 'fixed' ? centsOf(amount) : shareOf(cents, percent)
  return cap === null ? bonus : Math.min(bonus, centsOf(cap))
}

const shareOf = (cents: number, percent: string) => Math.floor((cents * partsOf(percent)) / (SCALE * HUNDRED))
const partsOf = (text: string) => Math.round(Number(text) * SCALE)
