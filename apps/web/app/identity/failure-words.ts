import type { CommonRefusalCode } from '@ante/contract/kit/refusal.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { CallFailed, CallRefused } from '../lib/calls/call-errors.ts'
import { commonRefusalOf, retryAfterSeconds } from '../lib/calls/common-refusal.ts'
import { identityRefusals } from './refusals.ts'
import { waitWords } from './wait-words.ts'

/** Returns the message above the form for a failure that belongs to no single field. */
export function failureWords(error: unknown): MessageDescriptor {
  if (error instanceof CallRefused && isOurs(error.code)) return identityRefusals[error.code]
  if (error instanceof CallFailed && (error.fault === 'offline' || error.fault === 'lost')) {
    return msg`There is no connection. Check your network and try again.`
  }
  if (error instanceof CallFailed && error.fault === 'timeout') {
    return msg`The answer takes too long. Please try again; nothing happens twice.`
  }
  const seconds = retryAfterSeconds(error)
  if (seconds !== null) return waitWords(seconds)
  const common = commonRefusalOf(error)
  return (common && commonWords[common]) ?? msg`Something went wrong on our side. Please try again.`
}

const damaged = msg`What you sent did not arrive whole. Please try again.`
const unreadable = msg`Something in the form cannot be read. Please check what you typed.`

/** Messages for common failures that a visitor can resolve. */
const commonWords: Partial<Record<CommonRefusalCode, MessageDescriptor>> = {
  'request.too_many': msg`Too many tries. Please wait a minute and try again.`,
  'function.not.available': msg`This is not open at the moment.`,
  'merchant.maintenance': msg`We are closed for maintenance. Please come back soon.`,
  'request.invalid': unreadable,
  'request.malformed': unreadable,
  'request.unsupported_media_type': unreadable,
  'request.timeout': damaged,
  'request.headers_too_large': damaged,
  'idempotency_key.malformed': damaged,
  'encryption.required': msg`This connection does not keep your password safe. Open the site at its https address, or in a newer browser.`,
  'encryption.stale': msg`The clock of this device is wrong. Set its date and time, and try again.`,
  'encryption.key.unknown': damaged,
  'encryption.repeated': damaged,
  'encryption.unreadable': damaged,
}

const isOurs = (code: string): code is keyof typeof identityRefusals => code in identityRefusals
