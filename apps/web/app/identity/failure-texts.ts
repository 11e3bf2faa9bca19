import type { CommonRefusalCode } from '@ante/contract/kit/refusal.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { CallFailed, CallRefused } from '../lib/calls/call-errors.ts'
import { commonRefusalOf, retryAfterSeconds } from '../lib/calls/common-refusal.ts'
import { identityRefusals } from './refusals.ts'
import { waitTexts } from './wait-texts.ts'

/** Returns the message above the form for a failure that belongs to no single field. */
export function failureText(error: unknown): MessageDescriptor {
  if (error instanceof CallRefused && hasText(error.code)) return identityRefusals[error.code]
  if (error instanceof CallFailed && (error.fault === 'offline' || error.fault === 'lost')) {
    return msg`No connection. Check your network and try again.`
  }
  if (error instanceof CallFailed && error.fault === 'timeout') {
    return msg`This is taking too long. Please try again. Nothing will be done twice.`
  }
  const seconds = retryAfterSeconds(error)
  if (seconds !== null) return waitTexts(seconds)
  const common = commonRefusalOf(error)
  return (common && commonTexts[common]) ?? msg`Something went wrong on our side. Please try again.`
}

const damaged = msg`Your data didn’t arrive complete. Please try again.`
const unreadable = msg`Part of the form couldn’t be read. Check what you entered.`

/** Messages for common failures that a visitor can resolve. */
const commonTexts: Partial<Record<CommonRefusalCode, MessageDescriptor>> = {
  'request.too_many': msg`Too many attempts. Wait a minute, then try again.`,
  'function.not.available': msg`This isn’t available right now.`,
  'merchant.maintenance': msg`We’re closed for maintenance. Please come back soon.`,
  'request.invalid': unreadable,
  'request.malformed': unreadable,
  'request.unsupported_media_type': unreadable,
  'request.timeout': damaged,
  'request.headers_too_large': damaged,
  'idempotency_key.malformed': damaged,
  'encryption.required': msg`This connection isn’t secure enough for your password. Use the site’s https address or a newer browser.`,
  'encryption.stale': msg`Your device’s clock is wrong. Set the date and time, then try again.`,
  'encryption.key.unknown': damaged,
  'encryption.repeated': damaged,
  'encryption.unreadable': damaged,
}

const hasText = (code: string): code is keyof typeof identityRefusals => code in identityRefusals
