import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { CallRefused } from '../../lib/calls/call-errors.ts'
import { failureWords } from '../failure-words.ts'
import { PopupBlocked } from './popup-blocked.ts'

const refusals: Record<string, MessageDescriptor> = {
  'social.refused': msg`That did not prove who you are, or too long ago. Please try again.`,
  'social.unavailable': msg`They do not answer at present. Try again in a minute, or log in another way.`,
  'social.ticket.expired': msg`That took too long. Please begin again.`,
}

/** Returns the message when a social login failed. */
export function socialWords(error: unknown): MessageDescriptor {
  if (error instanceof PopupBlocked) {
    return msg`Your browser has blocked the window. Allow it for this site, then try again.`
  }
  return (error instanceof CallRefused && refusals[error.code]) || failureWords(error)
}
