import type { cancelWithdrawal, quoteWithdrawal, withdraw } from '@ante/contract/cashier/withdrawal.ts'
import type { paymentPasswordRefusals } from '@ante/contract/identity/payment-password.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { CallRefused } from '../../lib/calls/call-errors.ts'
import type { RefusalTexts } from '../../lib/calls/call-errors.ts'
import { pinRefusal } from '../../ui/pin-refusal.ts'
import type { ZonedTimeFormatter } from '../../ui/pin-refusal.ts'
import { callFailure } from '../../ui/call-failure.ts'

type WithdrawRefusal = Exclude<
  RefusalCodeOf<typeof withdraw> | RefusalCodeOf<typeof quoteWithdrawal> | RefusalCodeOf<typeof cancelWithdrawal>,
  keyof typeof paymentPasswordRefusals
>

/** Messages of withdrawal refusals; those about the payment password are in `pinRefusal`. */
const withdrawTexts = {
  'withdrawal.not.allowed': msg`Withdrawals aren’t available right now. Your balance is safe.`,
  'payee.name.missing': msg`Set your real name first.`,
  'bank.card.missing': msg`Add a bank card first.`,
  'bank.card.not.found': msg`This card is no longer yours. Choose another one.`,
  'cooling.off': msg`A new card or payment password has a waiting period. See above for how long.`,
  'turnover.not.enough': msg`There’s still wagering required. See above for how much.`,
  'withdrawal.times.over': msg`You’ve used all of today’s withdrawals. This attempt wasn’t counted.`,
  'withdrawal.amount.invalid': msg`Enter an amount above zero, with no more than 2 decimals.`,
  'withdrawal.amount.below': msg`This is below the withdrawal minimum.`,
  'over.limit': msg`This is above the maximum per withdrawal.`,
  'account.balance.not.enough': msg`Your wallet balance is now lower than this.`,
  'withdrawal.fee.changed': msg`The fee has changed. Check it, then confirm again.`,
  'withdrawal.sign_in.required': msg`To withdraw this amount, log out, log in again, then confirm within 15 minutes.`,
  'withdrawal.not.found': msg`Withdrawal not found on your account.`,
  ILLEGAL_STATE: msg`This withdrawal has moved on and can no longer be cancelled.`,
  'withdrawal.cancel.not.allowed': msg`Withdrawals can’t be cancelled here.`,
} satisfies RefusalTexts<WithdrawRefusal, MessageDescriptor>

const hasText = (code: string): code is WithdrawRefusal => code in withdrawTexts

/** Returns the message for a failure. */
export function withdrawFailure(error: unknown, formatZonedTime: ZonedTimeFormatter): MessageDescriptor {
  const pin = pinRefusal(error, formatZonedTime)
  if (pin) return pin
  return error instanceof CallRefused && hasText(error.code) ? withdrawTexts[error.code] : callFailure(error)
}
