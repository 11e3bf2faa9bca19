import { paymentPasswordRefusals } from '@ante/contract/identity/payment-password.ts'
import type {
  changePaymentPassword,
  resetPaymentPassword,
  sendPaymentPasswordCode,
  setPaymentPassword,
} from '@ante/contract/identity/payment-password.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

import { CallRefused } from '../../lib/calls/call-errors.ts'
import type { RefusalWords } from '../../lib/calls/call-errors.ts'
import { formatMoment } from '../../lib/words/format.ts'
import { failureWords } from '../failure-words.ts'
import type { PinFormProblem } from './check-pin-form.ts'

type PinRefusal =
  | RefusalCodeOf<typeof setPaymentPassword>
  | RefusalCodeOf<typeof changePaymentPassword>
  | RefusalCodeOf<typeof sendPaymentPasswordCode>
  | RefusalCodeOf<typeof resetPaymentPassword>

export type PinProblem = PinRefusal | PinFormProblem

/** Every no about the payment password that its code says whole. */
export const pinWords = {
  'password.missing': msg`Type your password.`,
  'password.incorrect': msg`That is not your password. Please check it and try again.`,
  'payment.password.short': msg`Type the six digits of your payment password.`,
  'payment.password.missing': msg`Set a payment password first.`,
  'payment.password.incorrect': msg`That is not your payment password.`,
  'payment.password.locked': msg`Too many wrong tries. Your payment password is locked for a while.`,
  'payment.password.exists': msg`You have a payment password already. Change it by the old one.`,
  'payment.password.code.required': msg`Ask for a code first: your account has no password.`,
  'payment.password.invalid': msg`Choose six digits.`,
  'payment.password.easy': msg`Everybody tries this one first. Choose digits that are harder to guess.`,
  'payment.password.confirmation.mismatch': msg`The two are not the same.`,
  'modify.new.old.same': msg`This is your old one. Choose another.`,
  'verification.code.missing': msg`Type the code that you were sent.`,
  'verification.code.incorrect': msg`That code is not right, or no longer. Check it, or ask for a new one.`,
  'contact.missing': msg`There is no such address on your account any more.`,
  'sender.unavailable': msg`No message gets through at present. Please try again in a minute; this one was not counted.`,
} satisfies RefusalWords<PinProblem, MessageDescriptor>

const isOurs = (code: string): code is PinProblem => code in pinWords

/** Why a payment password was not taken, with the tries that are left or when it opens again; null for every other error. */
export function pinRefusal(error: unknown, locale: string): MessageDescriptor | null {
  if (!(error instanceof CallRefused)) return null
  if (error.code === 'payment.password.incorrect') {
    const { data } = paymentPasswordRefusals[error.code].safeParse(error.details)
    return data ? triesWords(data.triesLeft) : pinWords[error.code]
  }
  if (error.code === 'payment.password.locked') {
    const { data } = paymentPasswordRefusals[error.code].safeParse(error.details)
    return data ? lockedWords(data.until, locale) : pinWords[error.code]
  }
  return null
}

const triesWords = (left: number): MessageDescriptor =>
  msg`That is not your payment password. ${plural(left, { one: '# try left before it is locked.', other: '# tries left before it is locked.' })}`

/** Until when it is locked. */
export function lockedWords(until: string, locale: string): MessageDescriptor {
  const time = formatMoment(Date.parse(until), locale)
  return msg`Too many wrong tries. Your payment password opens again at ${time}.`
}

/** What to say when something stands in the way. */
export function pinFailure(error: unknown, locale: string): MessageDescriptor {
  const refusal = pinRefusal(error, locale)
  if (refusal) return refusal
  return error instanceof CallRefused && isOurs(error.code) ? pinWords[error.code] : failureWords(error)
}
