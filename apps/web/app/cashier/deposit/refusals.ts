import { createDeposit } from '@ante/contract/cashier/deposit.ts'
import type { cancelDeposit, sayDepositPaid, sendDepositReceipt } from '@ante/contract/cashier/deposit.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { CallRefused, refusalOf } from '../../lib/calls/call-errors.ts'
import type { RefusalWords } from '../../lib/calls/call-errors.ts'
import { formatPay } from '../../lib/words/format-pay.ts'
import { moneyFailure } from '../../ui/money-failure.ts'

type DepositRefusal = RefusalCodeOf<
  typeof createDeposit | typeof sayDepositPaid | typeof cancelDeposit | typeof sendDepositReceipt
>

/** Messages of all deposit refusals, with the next step. */
const depositRefusals = {
  'deposit.not.allowed': msg`Deposits are closed for your account. Our support can tell you more.`,
  'deposit.channel.not.found': msg`This way to pay has just closed. Choose another one.`,
  'deposit.amount.invalid': msg`This amount cannot be paid. Type another one.`,
  'deposit.amount.below': msg`This is less than this way to pay takes. Type more.`,
  'over.limit': msg`This is more than this way to pay takes at once. Type less.`,
  'deposit.amount.not.fixed': msg`Choose one of the amounts offered.`,
  'deposit.promotion.not.available': msg`This bonus is not for you any more. Choose another one, or none.`,
  'deposit.too.many.open': msg`Finish or cancel a deposit that is still open first.`,
  'responsible.gaming.excluded': msg`You’re taking a break. You can still withdraw your money.`,
  'responsible.gaming.deposit.limit': msg`This goes beyond your deposit limit. Type less.`,
  'payment.refused': msg`The provider does not take this payment. Choose another way to pay.`,
  'deposit.not.found': msg`This deposit is not here.`,
  ILLEGAL_STATE: msg`It has gone on meanwhile: here is where it stands now.`,
  'receipt.not.picture': msg`This file is no picture that we can read. Send a photo or a screenshot.`,
  'receipt.too.many.pixels': msg`This picture is too large. Send a screenshot, or a smaller photo.`,
} satisfies RefusalWords<DepositRefusal, MessageDescriptor>

const isOurs = (code: string): code is DepositRefusal => code in depositRefusals

/** Returns the message when a deposit could not be created; limits in the reader's format. */
export function createFailure(error: unknown, locale: string): MessageDescriptor {
  const refusal = refusalOf(createDeposit, error)
  const shown = (amount: string, currency: string) => formatPay({ amount, currency }, locale)
  if (refusal?.code === 'deposit.amount.below') {
    const least = shown(refusal.details.minimum, refusal.details.currency)
    return msg`The least is ${least}.`
  }
  if (refusal?.code === 'over.limit') {
    const most = shown(refusal.details.maximum, refusal.details.currency)
    return msg`The most at once is ${most}.`
  }
  if (refusal?.code === 'responsible.gaming.deposit.limit') {
    const left = shown(refusal.details.left, refusal.details.currency)
    return msg`Your deposit limit leaves ${left} for now.`
  }
  return depositFailure(error)
}

/** Returns the message for any other failed deposit call. */
export function depositFailure(error: unknown): MessageDescriptor {
  if (!(error instanceof CallRefused)) return moneyFailure(error)
  if (error.code === 'request.too_large') return msg`This picture is larger than 5 MB. Send a smaller one.`
  return isOurs(error.code) ? depositRefusals[error.code] : moneyFailure(error)
}
