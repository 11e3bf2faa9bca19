import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { CallError, CallFailed } from '../lib/calls/call-errors.ts'
import type { Fault } from '../lib/calls/call-errors.ts'
import { isUnloadedCode } from '../lib/unloaded-code.ts'

const CONNECTION_FAULTS: readonly Fault[] = ['offline', 'lost', 'timeout']

/**
 * Returns the message of a page, or a part of one, that could not be loaded. Whether it mentions the money is decided by
 * the endpoint of the failed call. `undefined` means that the page's code could not be loaded.
 */
export function loadFailure(error: unknown): MessageDescriptor {
  if (error instanceof CallError && (error.showsMoney || error.movesMoney))
    return msg`Your money is safe. Try again in a moment.`
  return isConnectionFailure(error)
    ? msg`This couldn’t be opened. Check your connection and try again.`
    : msg`Something went wrong on our side. Please try again.`
}

const isConnectionFailure = (error: unknown): boolean =>
  error === undefined ||
  isUnloadedCode(error) ||
  (error instanceof CallFailed && CONNECTION_FAULTS.includes(error.fault))
