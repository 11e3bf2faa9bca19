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
import type { RefusalWords } from '../../lib/calls/call-errors.ts'
import { pinRefusal } from '../../ui/pin-refusal.ts'
import type { ZonedTimeFormatter } from '../../ui/pin-refusal.ts'
import { failureWords } from '../failure-words.ts'
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
export const pinWords = {
  'password.missing': msg`Type your password.`,
  'password.incorrect': msg`That is not your password. Please check it and try again.`,
  'payment.password.short': msg`Type the six digits of your payment password.`,
  'payment.password.exists': msg`You have a payment password already. Change it by the old one.`,
  'payment.password.code.required': msg`Ask for a code first: your account has no password.`,
  'payment.password.invalid': msg`Choose six digits.`,
  'payment.password.easy': msg`This is one of the first that people try. Choose digits that are harder to guess.`,
  'payment.password.confirmation.mismatch': msg`The two are not the same.`,
  'modify.new.old.same': msg`This is your old one. Choose another.`,
  'verification.code.missing': msg`Type the code that you were sent.`,
  'verification.code.incorrect': msg`That code is not right, or no longer. Check it, or ask for a new one.`,
  'contact.missing': msg`There is no such address on your account any more.`,
  'sender.unavailable': msg`No message gets through at present. Please try again in a minute; this one was not counted.`,
} satisfies RefusalWords<PinProblem, MessageDescriptor>

const isOurs = (code: string): code is PinProblem => code in pinWords

/** Returns the message for a failure. */
export function pinFailure(error: unknown, formatZonedTime: ZonedTimeFormatter): MessageDescriptor {
  const refusal = pinRefusal(error, formatZonedTime)
  if (refusal) return refusal
  return error instanceof CallRefused && isOurs(error.code) ? pinWords[error.code] : failureWords(error)
}
