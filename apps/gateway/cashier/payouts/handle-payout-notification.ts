import type { PayoutNotification } from '@ante/contract/cashier/payout-provider.ts'

import { textOf } from '../../kit/money.ts'
import { recordRefusedStep, settleWithdrawal } from '../withdrawals/settle-withdrawal.ts'
import type { SettlePorts } from '../withdrawals/settle-withdrawal.ts'
import { nextPollAt } from '../withdrawals/rules.ts'
import type { Withdrawal } from '../withdrawals/withdrawals.ts'

const PROVIDER = 'provider'

/** Whether the reported amount or currency differs from the requested one. If so, stores and logs the report. */
export async function isDifferentAmount(
  ports: SettlePorts,
  withdrawal: Withdrawal,
  notification: PayoutNotification,
): Promise<boolean> {
  const payoutAmount = textOf(withdrawal.amount - withdrawal.fee)
  if (Number(notification.amount) === Number(payoutAmount) && notification.currency === withdrawal.currency)
    return false
  const note = `provider reported ${notification.amount} ${notification.currency} instead of ${payoutAmount} ${withdrawal.currency}`
  const success = { id: withdrawal.id, from: withdrawal.state, to: 'SUCCESS' } as const
  await recordRefusedStep(ports.db, success, { now: ports.clock.now(), actor: PROVIDER, note })
  ports.log.error(
    { event: 'withdrawal.notification_mismatch', withdrawalId: withdrawal.id, note },
    'payout notification does not match the withdrawal',
  )
  return true
}

/** Applies a provider's report about a payout, from a notification or a poll. Throws `IllegalTransition`. */
export async function handlePayoutNotification(
  ports: SettlePorts,
  withdrawal: Withdrawal,
  notification: PayoutNotification,
): Promise<void> {
  const { id } = withdrawal
  const { state, payoutId, reason: note } = notification
  const change = { payout_id: payoutId }
  if (state === 'paid') await settleWithdrawal(ports, id, 'SUCCESS', { actor: PROVIDER, change })
  else if (state === 'failed') await settleWithdrawal(ports, id, 'FAILED', { actor: PROVIDER, note, change })
  else await retryLater(ports, withdrawal, { payoutId })
}

/**
 * Schedules the next poll of a payout that the provider has accepted or not answered. Delays increase, and polling
 * never ends.
 */
export async function retryLater(
  { db, clock }: Pick<SettlePorts, 'db' | 'clock'>,
  { id, tries }: Withdrawal,
  { payoutId }: { payoutId?: string } = {},
): Promise<void> {
  await db
    .updateTable('withdrawal')
    .set({
      tries: tries + 1,
      due_at: nextPollAt(clock.now(), tries),
      ...(payoutId !== undefined && { payout_id: payoutId }),
    })
    .where('id', '=', id)
    .where('state', '=', 'PAYING')
    .execute()
}

/** Applies a provider's final refusal: nothing was paid. */
export async function handlePayoutRefusal(ports: SettlePorts, { id }: Withdrawal, note: string): Promise<void> {
  await settleWithdrawal(ports, id, 'FAILED', { actor: PROVIDER, note })
}
