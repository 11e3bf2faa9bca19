import { MANUAL_PREFIX } from '@ante/contract/cashier/manual-payment.ts'
import type { PaymentNotification } from '@ante/contract/cashier/payment-provider.ts'

import type { Db } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import { creditDeposit } from './credit-deposit.ts'
import { recordRefused } from '../../kit/state-machine/history.ts'
import { walk } from '../../kit/state-machine/move.ts'
import type { Step } from '../../kit/state-machine/state-machine.ts'
import { illegal } from '../../kit/state-machine/transition-errors.ts'
import { depositStates } from './deposit-states.ts'
import { lockedDeposit } from './deposits.ts'
import type { Deposit } from './deposits.ts'
import { isPossibleAmount, isOpen, isOverpaid, isPayable, creditedValueOf } from './rules.ts'
import { hasOpenProblem, recordProblem } from './deposit-problem.ts'

/** Refusal code of an invalid report about a payment. */
export type NotificationRefusal = 'payment.currency.mismatch' | 'payment.amount.invalid'

/**
 * Applies a provider's report about a payment, from a notification or a poll, to its deposit, which the caller's
 * transaction has locked. Outdated reports change nothing. Throws `IllegalTransition` for contradicting ones.
 */
export async function handlePaymentNotification(
  tx: Db,
  deposit: Deposit,
  notification: PaymentNotification,
  step: Step,
): Promise<Deposit> {
  switch (notification.state) {
    case 'waiting':
      return deposit
    case 'pending':
    case 'confirming':
      return isUnderWay(deposit) ? continueDeposit(tx, deposit, notification, step) : deposit
    case 'paid':
      return creditReportedPayment(tx, deposit, notification, step)
    case 'reversed':
      return reversed(tx, deposit, notification, step)
    default:
      return notPaid(tx, deposit, notification, step)
  }
}

/** Returns the refusal code if currency or amount of the report do not fit the deposit, else null. */
export function notificationRefusal(deposit: Deposit, notification: PaymentNotification): NotificationRefusal | null {
  if (notification.currency !== deposit.pay_currency) return 'payment.currency.mismatch'
  if (notification.state !== 'paid') return null
  const units = notification.amount === null ? 0n : unitsOf(notification.amount)
  return isPayable(units, deposit) && isPossibleAmount(creditedValueOf(units, deposit))
    ? null
    : 'payment.amount.invalid'
}

const isUnderWay = ({ state }: Deposit) => isOpen(state)

async function continueDeposit(
  tx: Db,
  deposit: Deposit,
  notification: PaymentNotification,
  step: Step,
): Promise<Deposit> {
  const confirmations = Math.max(deposit.confirmations, notification.confirmations)
  const change = { provider_ref: notification.paymentId, confirmations }
  const { id, state: from } = deposit
  if (from !== 'PROCESSING') return walk(tx, depositStates, { id, from, to: 'PROCESSING' }, { ...step, change })
  if (confirmations === deposit.confirmations) return deposit
  return tx.updateTable('deposit').set(change).where('id', '=', deposit.id).returningAll().executeTakeFirstOrThrow()
}

/** Credits a payment once, and holds an overpaid one. A second payment for a deposit is an illegal transition. */
async function creditReportedPayment(
  tx: Db,
  deposit: Deposit,
  notification: PaymentNotification,
  step: Step,
): Promise<Deposit> {
  const { paymentId, amount } = notification
  if (deposit.state === 'SUCCESS') {
    const isSame = deposit.provider_ref === paymentId && deposit.paid === unitsOf(amount ?? '0')
    // An operator has found and credited the payment before the provider's report.
    if (isSame || deposit.provider_ref?.startsWith(MANUAL_PREFIX)) return deposit
    throw illegal(depositStates, { id: deposit.id, from: deposit.state, to: 'SUCCESS' })
  }
  const units = unitsOf(amount ?? '0')
  if (isOverpaid(units, deposit.pay_amount)) return holdOverpaid(tx, deposit, notification, step)
  return creditDeposit(tx, deposit, { paid: units, providerRef: paymentId }, step)
}

/**
 * Moves an overpaid deposit to PROCESSING and puts it on the operators' list. The reported amount is stored as a
 * refused step to SUCCESS.
 */
async function holdOverpaid(tx: Db, deposit: Deposit, notification: PaymentNotification, step: Step): Promise<Deposit> {
  if (deposit.problem === 'overpaid' && hasOpenProblem(deposit)) return deposit
  const { id, state: from } = deposit
  if (from !== 'PROCESSING') await walk(tx, depositStates, { id, from, to: 'PROCESSING' }, step)
  const reason = `overpaid: ${notification.amount ?? ''} ${notification.currency}, payment ${notification.paymentId}`
  await recordRefused(tx, depositStates, { id, from: 'PROCESSING', to: 'SUCCESS' }, { ...step, reason })
  await recordProblem(tx, deposit, 'overpaid', step.now)
  return tx
    .updateTable('deposit')
    .set({ due_at: null })
    .where('id', '=', deposit.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Handles a reversed payment. A credited amount stays until an operator decides, because it may have been staked. A
 * deposit that was not credited counts as unpaid.
 */
async function reversed(tx: Db, deposit: Deposit, notification: PaymentNotification, step: Step): Promise<Deposit> {
  if (deposit.state !== 'SUCCESS') return notPaid(tx, deposit, notification, step)
  const isSame = deposit.provider_ref === notification.paymentId || deposit.provider_ref?.startsWith(MANUAL_PREFIX)
  if (!isSame) throw illegal(depositStates, { id: deposit.id, from: deposit.state, to: 'FAILED' })
  await recordProblem(tx, deposit, 'reversed', step.now)
  return lockedDeposit(tx, deposit.id)
}

async function notPaid(
  tx: Db,
  deposit: Deposit,
  { state, paymentId }: PaymentNotification,
  step: Step,
): Promise<Deposit> {
  const { id, state: from } = deposit
  if (from === 'SUCCESS') throw illegal(depositStates, { id, from, to: 'FAILED' })
  if (!isOpen(from)) return deposit
  const to = state === 'expired' && from === 'WAITING_PAYMENT' ? 'EXPIRED' : 'FAILED'
  return walk(
    tx,
    depositStates,
    { id, from, to },
    { ...step, reason: `provider.${state}`, change: { provider_ref: paymentId } },
  )
}
