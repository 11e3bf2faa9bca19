import { withdraw } from '@ante/contract/cashier/withdrawal.ts'
import type { WithdrawalRequirement } from '@ante/contract/cashier/withdrawal.ts'

import { payableCover, textOf } from '../../kit/money.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StoredCard } from '../bank-cards/bank-cards.ts'
import { feeOf, readAmount } from './rules.ts'
import type { WithdrawalEligibility } from './eligibility.ts'

const refuse = refusalsOf(withdraw)

/** Returns the conditions of a withdrawal, in the order of domain handbook 7.5. */
export function requirementsOf(eligibility: WithdrawalEligibility): WithdrawalRequirement[] {
  const { rules, cards, available, currency } = eligibility
  const cooling = coolingOf(eligibility)
  const turnoverLeft = eligibility.turnoverLeft
  const timesLeft = withdrawalsLeftOf(eligibility) > 0
  return [
    { code: 'payee.name.missing', satisfied: eligibility.hasName },
    { code: 'bank.card.missing', satisfied: cards.some(({ view: shown }) => shown.usable) },
    { code: 'payment.password.missing', satisfied: eligibility.hasPassword },
    { code: 'cooling.off', satisfied: cooling === null, ...(cooling && { until: cooling.until }) },
    {
      code: 'turnover.not.enough',
      satisfied: turnoverLeft === 0n,
      ...(turnoverLeft > 0n && { left: textOf(payableCover(currency, turnoverLeft)) }),
    },
    {
      code: 'withdrawal.times.over',
      satisfied: timesLeft,
      ...(!timesLeft && { until: eligibility.resetsAt.toISOString() }),
    },
    { code: 'withdrawal.amount.below', satisfied: available >= rules.minimum },
    { code: 'account.balance.not.enough', satisfied: available > 0n },
  ]
}

/** Returns the withdrawals left today; zero if the daily amount left is below the minimum. */
export const withdrawalsLeftOf = (eligibility: WithdrawalEligibility): number =>
  maximumOf(eligibility) < eligibility.rules.minimum
    ? 0
    : Math.max(0, eligibility.rules.timesADay - eligibility.usedToday)

/** Returns the maximum of one withdrawal: the merchant's, or the member's daily amount left if lower. */
export function maximumOf({ rules, leftToday }: Pick<WithdrawalEligibility, 'rules' | 'leftToday'>): bigint {
  if (leftToday === null || leftToday > rules.maximum) return rules.maximum
  return leftToday > 0n ? leftToday : 0n
}

/** Returns the cooling-off period that prevents withdrawals to any card; null if there is none. */
function coolingOf({ cards, passwordCoolingUntil }: WithdrawalEligibility) {
  if (passwordCoolingUntil) return { until: passwordCoolingUntil.toISOString() }
  const usable = cards.filter(({ view: shown }) => shown.usable).map(({ view: shown }) => shown.coolingUntil)
  if (usable.length === 0 || usable.includes(null)) return null
  return { until: usable.flatMap((until) => until ?? []).sort()[0] ?? '' }
}

export interface WithdrawalRequest {
  amount: string
  bankCardId: string
}

export interface ValidatedRequest {
  amount: bigint
  fee: bigint
  card: StoredCard
}

/** Returns the amount and card; throws the first refusal in the guards' order. */
export function validateRequest(eligibility: WithdrawalEligibility, request: WithdrawalRequest): ValidatedRequest {
  const { rules, cards, currency } = eligibility
  if (!rules.open || eligibility.isBlocked) throw refuse('withdrawal.not.allowed')
  if (!eligibility.hasName) throw refuse('payee.name.missing')
  if (cards.length === 0) throw refuse('bank.card.missing')
  const card = cards.find(({ view: shown }) => shown.bankCardId === request.bankCardId && shown.usable)
  if (!card) throw refuse('bank.card.not.found')
  if (!eligibility.hasPassword) throw refuse('payment.password.missing')
  const cooled = coolingRefusal(eligibility, card)
  if (cooled) throw cooled
  if (eligibility.turnoverLeft > 0n) {
    throw refuse('turnover.not.enough', { left: textOf(payableCover(currency, eligibility.turnoverLeft)), currency })
  }
  if (withdrawalsLeftOf(eligibility) === 0) {
    throw refuse('withdrawal.times.over', { limit: rules.timesADay, until: eligibility.resetsAt.toISOString() })
  }
  const { amount, fee } = pricedWithdrawal(eligibility, request.amount)
  if (amount > eligibility.available) {
    throw refuse('account.balance.not.enough', { balance: textOf(eligibility.available), currency })
  }
  return { card, amount, fee }
}

function coolingRefusal(
  { passwordCoolingUntil: password }: WithdrawalEligibility,
  { view: { coolingUntil } }: StoredCard,
) {
  if (password) return refuse('cooling.off', { because: 'paymentPassword', until: password.toISOString() })
  return coolingUntil === null ? null : refuse('cooling.off', { because: 'bankCard', until: coolingUntil })
}

/** Returns the validated amount and its fee. */
export function pricedWithdrawal(eligibility: WithdrawalEligibility, text: string): { amount: bigint; fee: bigint } {
  const { rules, usedToday, currency } = eligibility
  const maximum = maximumOf(eligibility)
  const amount = readAmount(text, currency)
  if (amount === null) throw refuse('withdrawal.amount.invalid')
  const fee = feeOf({ ...rules, currency }, amount, usedToday)
  if (amount < rules.minimum || fee >= amount) {
    throw refuse('withdrawal.amount.below', { minimum: textOf(rules.minimum), currency })
  }
  if (amount > maximum) throw refuse('over.limit', { maximum: textOf(maximum), currency })
  return { amount, fee }
}
