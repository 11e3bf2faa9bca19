import type {
  changePaymentPassword,
  paymentPasswordRefusals,
  resetPaymentPassword,
  sendPaymentPasswordCode,
  setPaymentPassword,
} from '@ante/contract/identity/payment-password.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { CallRefused } from '../../lib/calls/call-errors.ts'
import type { RefusalTexts } from '../../lib/calls/call-errors.ts'
import { pinRefusal } from '../../ui/pin-refusal.ts'
import type { ZonedTimeFormatter } from '../../ui/pin-refusal.ts'
import { failureText } from '../failure-texts.ts'
import type { PinFormProblem } from './check-pin-form.ts'

type PinRefusal = Exclude<
  | RefusalCodeOf<typeof setPaymentPassword>
  | RefusalCodeOf<typeof changePaymentPassword>
  | RefusalCodeOf<typeof sendPaymentPasswordCode>
  | RefusalCodeOf<typeof resetPaymentPassword>,
  keyof typeof paymentPasswordRefusals
>

export type PinProblem = PinRefusal | PinFormProblem

/** Messages of payment-password refusals that need no details; the others are in `pinRefusal`. */
export const pinTexts = {
  'password.missing': msg`Enter your password.`,
  'password.incorrect': msg`Wrong password. Check it and try again.`,
  'payment.password.short': msg`Enter your 6-digit payment password.`,
  'payment.password.exists': msg`You already have a payment password. Change it using the old one.`,
  'payment.password.code.required': msg`Request a code first. Your account has no password.`,
  'payment.password.invalid': msg`Choose 6 digits.`,
  'payment.password.easy': msg`This is easy to guess. Choose other digits.`,
  'payment.password.confirmation.mismatch': msg`The payment passwords don’t match.`,
  'modify.new.old.same': msg`This is your old payment password. Choose another.`,
  'verification.code.missing': msg`Enter the code we sent you.`,
  'verification.code.incorrect': msg`This code is wrong or has expired. Check it, or request a new one.`,
  'contact.missing': msg`This contact is no longer on your account.`,
  'sender.unavailable': msg`We can’t send messages right now. Please try again in a minute. This attempt wasn’t counted.`,
} satisfies RefusalTexts<PinProblem, MessageDescriptor>

const hasText = (code: string): code is PinProblem => code in pinTexts

/** Returns the message for a failure. */
export function pinFailure(error: unknown, formatZonedTime: ZonedTimeFormatter): MessageDescriptor {
  const refusal = pinRefusal(error, formatZonedTime)
  if (refusal) return refusal
  return error instanceof CallRefused && hasText(error.code) ? pinTexts[error.code] : failureText(error)
}
