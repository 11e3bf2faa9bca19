import type { PaymentNotification } from '@ante/contract/cashier/payment-provider.ts'

import { textOf } from '../../kit/money.ts'
import { percentText } from '../channels/channels.ts'
import type { Providers } from '../providers/providers.ts'
import { changeDeposit, scheduleNextPoll } from './change-deposit.ts'
import type { DepositPorts } from './change-deposit.ts'
import { move } from '../../kit/state-machine/move.ts'
import { depositStates } from './deposit-states.ts'
import { depositById } from './deposits.ts'
import type { Deposit } from './deposits.ts'
import { handlePaymentNotification, notificationRefusal } from './handle-payment-notification.ts'
import { isOpen, nextPollMs } from './rules.ts'
import { hasOpenProblem, isDuplicatePayment } from './deposit-problem.ts'
import { reportProblem } from './report-problem.ts'

export interface PollPorts extends DepositPorts {
  providers: Providers
}

const GATEWAY = { actor: 'gateway' }

/** Advances a deposit as far as possible for now. The caller holds its lease. */
export async function pollDeposit(ports: PollPorts, deposit: Deposit): Promise<Deposit> {
  const refreshed =
    deposit.state === 'CREATED' ? await openPayment(ports, deposit) : await requestStatus(ports, deposit)
  const isOver = refreshed.expires_at <= ports.clock.now()
  if (!isOver) return refreshed
  if (refreshed.state === 'WAITING_PAYMENT') return expire(ports, refreshed)
  return refreshed.state === 'CREATED' ? stopPolling(ports, refreshed, 'provider.unavailable') : refreshed
}

/**
 * Opens the payment at the provider. The same reference always opens the same payment, so repeated attempts are safe.
 */
async function openPayment(ports: PollPorts, deposit: Deposit): Promise<Deposit> {
  const { merchant_code: merchantCode, provider } = deposit
  if (provider === null) return deposit
  const opened = await (
    await ports.providers.of({ merchantCode, provider })
  ).open({
    reference: deposit.transaction_id,
    kind: deposit.kind,
    amount: textOf(deposit.pay_amount),
    currency: deposit.pay_currency,
    feePercent: percentText(deposit.fee_hundredths),
    confirmations: deposit.required_confirmations,
    expiresAt: deposit.expires_at,
    returnUrl: deposit.return_url,
    language: deposit.language,
  })
  if (opened.kind === 'refused') return stopPolling(ports, deposit, opened.code)
  if (opened.kind === 'unknown') return pollLater(ports, deposit, opened.problem)
  const { pay } = opened.value
  const change = { instruction: JSON.stringify(pay), due_at: dueAfter(ports, 0), polls: 1 }
  return changeDeposit(ports, deposit.id, { actor: 'provider' }, async (tx, lockedDeposit, step) =>
    // In another state, the member has cancelled the deposit meanwhile, or another gateway has opened it.
    lockedDeposit.state === 'CREATED'
      ? move(
          tx,
          depositStates,
          { id: lockedDeposit.id, from: lockedDeposit.state, to: 'WAITING_PAYMENT' },
          { ...step, change },
        )
      : lockedDeposit,
  )
}

async function requestStatus(ports: PollPorts, deposit: Deposit): Promise<Deposit> {
  const { merchant_code: merchantCode, provider, transaction_id: reference } = deposit
  if (provider === null || hasOpenProblem(deposit)) return pollLater(ports, deposit, '')
  const status = await (await ports.providers.of({ merchantCode, provider })).status(reference)
  if (status.kind === 'done') return applyReport(ports, deposit, status.value)
  return pollLater(ports, deposit, status.kind === 'refused' ? status.code : status.problem)
}

async function applyReport(ports: PollPorts, deposit: Deposit, notification: PaymentNotification): Promise<Deposit> {
  const refusal =
    notification.reference === deposit.transaction_id
      ? notificationRefusal(deposit, notification)
      : 'payment.reference.conflict'
  if (refusal) return pollLater(ports, deposit, refusal)
  const received = await changeDeposit(ports, deposit.id, { actor: 'provider' }, (tx, lockedDeposit, step) =>
    handlePaymentNotification(tx, lockedDeposit, notification, step),
  ).catch((error: unknown) => holdForOperator(ports, deposit, error))
  return received.state === deposit.state ? pollLater(ports, received, '') : received
}

/**
 * Puts a deposit on the operators' list if its provider named a payment that was credited for another deposit, so that
 * further polls would return the same. Throws other errors.
 */
async function holdForOperator(ports: PollPorts, deposit: Deposit, error: unknown): Promise<Deposit> {
  if (!isDuplicatePayment(error)) throw error
  const held = await reportProblem(ports, deposit, 'payment.of.another')
  ports.log.error(
    { event: 'deposit.payment_reused', depositId: deposit.transaction_id },
    'provider reported one payment for two deposits',
  )
  return held
}

/** Schedules the next poll with increasing delays; an ended deposit gets a limited number of polls. */
async function pollLater(ports: PollPorts, deposit: Deposit, problem: string): Promise<Deposit> {
  const { db, clock, log } = ports
  const { id, state, polls, transaction_id: transactionId, merchant_code: merchantCode } = deposit
  if (problem !== '')
    log.warn(
      { event: 'deposit.poll_failed', depositId: transactionId, merchantCode, problem },
      'provider did not return the state of a deposit',
    )
  if (!isOpen(state)) return scheduleNextPoll(db, deposit, clock.now())
  const dueAt = nextPoll(ports, deposit)
  await db
    .updateTable('deposit')
    .set({ due_at: dueAt, polls: polls + 1 })
    .where('id', '=', id)
    .where('state', '=', state)
    .execute()
  return depositById(db, id)
}

/**
 * Returns the time of the next poll. Deposits without provider are handled manually: only their expiry is scheduled.
 */
function nextPoll(ports: PollPorts, deposit: Deposit): Date | null {
  const { state, provider, polls, expires_at: expiresAt } = deposit
  if (provider === null || hasOpenProblem(deposit)) return state === 'WAITING_PAYMENT' ? expiresAt : null
  const dueAt = dueAfter(ports, polls)
  return state === 'WAITING_PAYMENT' ? soonest(dueAt, expiresAt) : dueAt
}

const dueAfter = ({ clock }: Pick<PollPorts, 'clock'>, polls: number) =>
  new Date(clock.now().getTime() + nextPollMs(polls))
const soonest = (a: Date, b: Date) => (a < b ? a : b)

/** Expires a deposit whose provider was polled just now. A later payment is still credited when it arrives. */
function expire(ports: PollPorts, { id }: Deposit): Promise<Deposit> {
  return changeDeposit(ports, id, GATEWAY, async (tx, lockedDeposit, step) =>
    lockedDeposit.state === 'WAITING_PAYMENT'
      ? move(tx, depositStates, { id, from: lockedDeposit.state, to: 'EXPIRED' }, step)
      : lockedDeposit,
  )
}

function stopPolling(ports: PollPorts, { id }: Deposit, reason: string): Promise<Deposit> {
  return changeDeposit(ports, id, { ...GATEWAY, reason }, async (tx, lockedDeposit, step) =>
    lockedDeposit.state === 'CREATED'
      ? move(tx, depositStates, { id, from: lockedDeposit.state, to: 'FAILED' }, step)
      : lockedDeposit,
  )
}
