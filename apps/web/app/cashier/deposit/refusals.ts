import { createDeposit } from '@ante/contract/cashier/deposit.ts'
import type { cancelDeposit, confirmDepositPaid, sendDepositReceipt } from '@ante/contract/cashier/deposit.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { CallRefused, refusalOf } from '../../lib/calls/call-errors.ts'
import type { RefusalTexts } from '../../lib/calls/call-errors.ts'
import { formatPaymentAmount } from '../../lib/i18n/format-payment-amount.ts'
import { callFailure } from '../../ui/call-failure.ts'

type DepositRefusal = RefusalCodeOf<
  typeof createDeposit | typeof confirmDepositPaid | typeof cancelDeposit | typeof sendDepositReceipt
>

/** Messages of all deposit refusals, with the next step. */
const depositRefusals = {
  'deposit.not.allowed': msg`Deposits aren’t available for your account. Contact customer service for details.`,
  'deposit.channel.not.found': msg`This payment method is no longer available. Choose another one.`,
  'deposit.amount.invalid': msg`This amount isn’t accepted. Enter another amount.`,
  'deposit.amount.below': msg`This is below the minimum for this payment method. Enter a higher amount.`,
  'over.limit': msg`This is above the maximum for this payment method. Enter a lower amount.`,
  'deposit.amount.not.fixed': msg`Choose one of the amounts offered.`,
  'deposit.promotion.not.available': msg`This bonus is no longer available to you. Choose another one, or no bonus.`,
  'deposit.too.many.open': msg`Complete or cancel an open deposit first.`,
  'responsible.gaming.excluded': msg`You’re taking a break. You can still withdraw your money.`,
  'responsible.gaming.deposit.limit': msg`This would exceed your deposit limit. Enter a lower amount.`,
  'payment.refused': msg`The provider declined this payment. Choose another payment method.`,
  'deposit.not.found': msg`Deposit not found.`,
  ILLEGAL_STATE: msg`The status has changed. Here’s the latest.`,
  'receipt.not.picture': msg`This file isn’t a supported image. Send a photo or screenshot.`,
  'receipt.too.many.pixels': msg`This image is too large. Send a screenshot or a smaller photo.`,
} satisfies RefusalTexts<DepositRefusal, MessageDescriptor>

const hasText = (code: string): code is DepositRefusal => code in depositRefusals

/** Returns the message when a deposit could not be created; limits in the reader's format. */
export function createFailure(error: unknown, locale: string): MessageDescriptor {
  const refusal = refusalOf(createDeposit, error)
  const formatAmount = (amount: string, currency: string) => formatPaymentAmount({ amount, currency }, locale)
  if (refusal?.code === 'deposit.amount.below') {
    const min = formatAmount(refusal.details.minimum, refusal.details.currency)
    return msg`Minimum ${min}.`
  }
  if (refusal?.code === 'over.limit') {
    const max = formatAmount(refusal.details.maximum, refusal.details.currency)
    return msg`Maximum ${max} at a time.`
  }
  if (refusal?.code === 'responsible.gaming.deposit.limit') {
    const left = formatAmount(refusal.details.left, refusal.details.currency)
    return msg`Your deposit limit allows ${left} more for now.`
  }
  return depositFailure(error)
}

/** Returns the message for any other failed deposit call. */
export function depositFailure(error: unknown): MessageDescriptor {
  if (!(error instanceof CallRefused)) return callFailure(error)
  if (error.code === 'request.too_large') return msg`This image is larger than 5 MB. Send a smaller one.`
  return hasText(error.code) ? depositRefusals[error.code] : callFailure(error)
}
