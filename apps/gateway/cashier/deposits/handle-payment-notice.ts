import { notifyPayment } from '@ante/contract/cashier/payment-provider.ts'
import type { PaymentNotice } from '@ante/contract/cashier/payment-provider.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { NamedProvider } from '../providers/providers.ts'
import { changeDeposit } from './change-deposit.ts'
import type { DepositPorts } from './change-deposit.ts'
import { recordRefused } from '../../kit/state-machine/history.ts'
import { isIllegal } from '../../kit/state-machine/transition-errors.ts'
import { depositStates } from './deposit-states.ts'
import type { Deposit } from './deposits.ts'
import { handlePaymentNotification, notificationRefusal } from './handle-payment-notification.ts'
import { isDuplicatePayment } from './deposit-problem.ts'
import { reportProblem } from './report-problem.ts'

const refuse = refusalsOf(notifyPayment)
const PROVIDER = { actor: 'provider' }

/** Handles a provider's notification in the transaction that stores it, so that it takes effect once. */
export async function handlePaymentNotice(
  ports: DepositPorts,
  provider: NamedProvider,
  notice: PaymentNotice,
): Promise<void> {
  const { noticeId, ...notification } = notice
  const deposit = await depositOf(ports.db, provider, notification.reference)
  const refusal = notificationRefusal(deposit, notification)
  if (refusal) return refuseNotification(ports, deposit, refusal)
  try {
    await changeDeposit(ports, deposit.id, PROVIDER, async (tx, lockedDeposit, step) => {
      const isNew = await storeNotice(tx, provider, { noticeId, content: JSON.stringify(notification), at: step.now })
      return isNew ? handlePaymentNotification(tx, lockedDeposit, notification, step) : lockedDeposit
    })
  } catch (error) {
    if (isIllegal(depositStates, error)) throw refuse('ILLEGAL_STATE', { state: error.from })
    // This payment was credited for another deposit.
    if (isDuplicatePayment(error)) {
      await reportProblem(ports, deposit, 'payment.of.another')
      throw refuse('ILLEGAL_STATE', { state: deposit.state })
    }
    throw error
  }
}

async function depositOf(db: Db, { merchantCode, provider }: NamedProvider, transactionId: string): Promise<Deposit> {
  const row = await db
    .selectFrom('deposit')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .where('merchant_code', '=', merchantCode)
    .where('provider', '=', provider)
    .executeTakeFirst()
  if (!row) throw refuse('payment.not.found')
  return row
}

/** Stores a notification. Returns false for a repeat; refuses other content under the same notification id. */
async function storeNotice(
  tx: Db,
  { merchantCode, provider }: NamedProvider,
  { noticeId, content, at }: { noticeId: string; content: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean; same: boolean }>`
    with existing as (
      insert into payment_notice (merchant_code, provider, notice_id, content, at)
      values (${merchantCode}, ${provider}, ${noticeId}, ${content}::jsonb, ${at})
      on conflict do nothing returning true
    )
    select exists (select from existing) as is_new, coalesce((
      select content = ${content}::jsonb from payment_notice
      where merchant_code = ${merchantCode} and provider = ${provider} and notice_id = ${noticeId}), true) as same`.execute(
    tx,
  )
  const [{ is_new: isNew, same: isSame } = { is_new: false, same: true }] = rows
  if (!isSame) throw refuse('payment.notice.conflict')
  return isNew
}

/** Throws the refusal of a notification that contradicts its deposit; stores a refused step and logs an error. */
async function refuseNotification(
  { db, clock, log }: DepositPorts,
  deposit: Deposit,
  refusal: 'payment.currency.mismatch' | 'payment.amount.invalid',
): Promise<never> {
  const transition = { id: deposit.id, from: deposit.state, to: 'SUCCESS' } as const
  await recordRefused(db, depositStates, transition, { now: clock.now(), ...PROVIDER, reason: refusal })
  log.error(
    { event: 'deposit.notification_mismatch', depositId: deposit.transaction_id, refusal },
    'payment notification does not match the deposit',
  )
  throw refuse(refusal)
}
