import { paymentPasswordRefusals } from '@ante/contract/identity/payment-password.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

import { CallRefused } from '../lib/calls/call-errors.ts'

/** Formats a time for this reader. */
export type ZonedTimeFormatter = (isoTime: string) => string

/**
 * Returns why a payment password was refused, with the remaining attempts or the end of the lock; null for every other
 * error.
 */
export function pinRefusal(error: unknown, formatZonedTime: ZonedTimeFormatter): MessageDescriptor | null {
  if (!(error instanceof CallRefused)) return null
  const { code, details } = error
  if (code === 'payment.password.incorrect') {
    const { data } = paymentPasswordRefusals[code].safeParse(details)
    return data ? triesTexts(data.triesLeft) : msg`Wrong payment password.`
  }
  if (code === 'payment.password.locked') {
    const { data } = paymentPasswordRefusals[code].safeParse(details)
    return data
      ? lockedTexts(formatZonedTime(data.until))
      : msg`Too many wrong attempts. Your payment password is locked for now.`
  }
  return code === 'payment.password.missing' ? msg`Set a payment password first.` : null
}

const triesTexts = (triesLeft: number): MessageDescriptor =>
  msg`Wrong payment password. ${plural(triesLeft, { one: '# attempt left before it’s locked.', other: '# attempts left before it’s locked.' })}`

/** Returns the message of a locked payment password, with the end of the lock. */
export const lockedTexts = (time: string): MessageDescriptor =>
  msg`Too many wrong attempts. Your payment password unlocks at ${time}.`
