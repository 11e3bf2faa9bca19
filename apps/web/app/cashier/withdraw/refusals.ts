import type { cancelWithdrawal, quoteWithdrawal, withdraw } from '@ante/contract/cashier/withdrawal.ts'
import type { paymentPasswordRefusals } from '@ante/contract/identity/payment-password.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { CallRefused } from '../../lib/calls/call-errors.ts'
import type { RefusalWords } from '../../lib/calls/call-errors.ts'
import { pinRefusal } from '../../ui/pin-refusal.ts'
import type { ZonedTimeFormatter } from '../../ui/pin-refusal.ts'
import { moneyFailure } from '../../ui/money-failure.ts'

type WithdrawRefusal = Exclude<
  RefusalCodeOf<typeof withdraw> | RefusalCodeOf<typeof quoteWithdrawal> | RefusalCodeOf<typeof cancelWithdrawal>,
  keyof typeof paymentPasswordRefusals
>

/** Messages of withdrawal refusals; those about the payment password are in `pinRefusal`. */
const withdrawWords = {
  'withdrawal.not.allowed': msg`Withdrawals are closed at the moment. Your balance is safe.`,
  'payee.name.missing': msg`Set your real name first.`,
  'bank.card.missing': msg`Add a bank card first.`,
  'bank.card.not.found': msg`This card is not yours any more. Choose another one.`,
  'cooling.off': msg`Nothing is paid yet: a card or the payment password is too new. See above for how long.`,
  'turnover.not.enough': msg`There is still something to be played first. See above for how much.`,
  'withdrawal.times.over': msg`You have used up today's withdrawals. Nothing was counted.`,
  'withdrawal.amount.invalid': msg`Type an amount above zero with two decimals at most.`,
  'withdrawal.amount.below': msg`That is less than can be withdrawn.`,
  'over.limit': msg`That is more than can be withdrawn at once.`,
  'account.balance.not.enough': msg`There is not that much in your wallet any more.`,
  'withdrawal.fee.changed': msg`The fee has changed meanwhile. Look at it and confirm again.`,
  'withdrawal.sign_in.required': msg`To withdraw this much, log out, log in again and confirm within 15 minutes.`,
  'withdrawal.not.found': msg`There is no such withdrawal on your account.`,
  ILLEGAL_STATE: msg`It has gone on meanwhile and cannot be cancelled any more.`,
  'withdrawal.cancel.not.allowed': msg`A withdrawal cannot be taken back here.`,
} satisfies RefusalWords<WithdrawRefusal, MessageDescriptor>

const isOurs = (code: string): code is WithdrawRefusal => code in withdrawWords

/** Returns the message for a failure. */
export function withdrawFailure(error: unknown, formatZonedTime: ZonedTimeFormatter): MessageDescriptor {
  const pin = pinRefusal(error, formatZonedTime)
  if (pin) return pin
  return error instanceof CallRefused && isOurs(error.code) ? withdrawWords[error.code] : moneyFailure(error)
}
