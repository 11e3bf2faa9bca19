import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { CallRefused } from '../../lib/calls/call-errors.ts'
import { failureText } from '../failure-texts.ts'
import { PopupBlocked } from './popup-blocked.ts'

const refusals: Record<string, MessageDescriptor> = {
  'social.refused': msg`We couldn’t confirm it’s you, or it took too long. Please try again.`,
  'social.unavailable': msg`The service isn’t responding. Try again in a minute, or log in another way.`,
  'social.ticket.expired': msg`That took too long. Start again.`,
}

/** Returns the message when a social login failed. */
export function socialTexts(error: unknown): MessageDescriptor {
  if (error instanceof PopupBlocked) {
    return msg`Your browser blocked the window. Allow it for this site, then try again.`
  }
  return (error instanceof CallRefused && refusals[error.code]) || failureText(error)
}
