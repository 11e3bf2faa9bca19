import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { CallRefused } from '../../../lib/calls/call-errors.ts'
import { DeviceDeclined, KeyExists } from '../../../lib/sealed/web-authn.ts'
import { guardFailure, guardWords } from '../refusals.ts'

/** Returns why no passkey was created; null when its field already shows the reason. */
export function passkeyFailure(error: unknown): MessageDescriptor | null {
  if (error instanceof DeviceDeclined) return msg`Your device made no passkey. Try again when you like.`
  if (error instanceof KeyExists) return guardWords['passkey.exists']
  if (error instanceof CallRefused && error.code === 'password.incorrect') return null
  if (error instanceof CallRefused && error.code === 'passkey.incorrect') {
    return msg`That took too long, or the passkey was made for another site. Please try again.`
  }
  // Thrown by the browser: a locked-down device, or no screen lock.
  if (error instanceof DOMException) return msg`This device cannot make a passkey. Does it have a screen lock?`
  return guardFailure(error)
}
