import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { CallFailed, CallRefused } from '../lib/call-errors.ts'
import { commonRefusalOf } from '../lib/common-refusal.ts'
import { identityRefusals } from './refusals.ts'

/** What to say over the form when something stands in the way that no single field is to blame for. */
export function failureWords(error: unknown): MessageDescriptor {
  if (error instanceof CallRefused && isOurs(error.code)) return identityRefusals[error.code]
  if (error instanceof CallFailed && error.fault === 'offline') {
    return msg`There is no connection. Check your network and try again.`
  }
  if (error instanceof CallFailed && error.fault === 'timeout') {
    return msg`The answer takes too long. Please try again; nothing happens twice.`
  }
  switch (commonRefusalOf(error)) {
    case 'request.too_many':
      return msg`Too many tries. Please wait a minute and try again.`
    case 'function.not.available':
      return msg`This is not open at the moment.`
    case 'merchant.maintenance':
      return msg`We are closed for maintenance. Please come back soon.`
    case 'encryption.required':
      return msg`This connection does not keep your password safe. Open the site at its https address, or in a newer browser.`
    case 'encryption.stale':
      return msg`The clock of this device is wrong. Set its date and time, and try again.`
    case 'encryption.key.unknown':
    case 'encryption.repeated':
    case 'encryption.unreadable':
      return msg`What you sent did not arrive whole. Please try again.`
    case 'request.invalid':
    case 'request.malformed':
      return msg`Something in the form cannot be read. Please check what you typed.`
    default:
      return msg`Something went wrong on our side. Please try again.`
  }
}

const isOurs = (code: string): code is keyof typeof identityRefusals => code in identityRefusals
