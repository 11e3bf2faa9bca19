import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { CallRefused } from '../../../lib/calls/call-errors.ts'
import { DeviceDeclined, KeyExists } from '../../../lib/sealed/web-authn.ts'
import { guardFailure, guardTexts } from '../refusals.ts'

/** Returns why no passkey was created; null when its field already shows the reason. */
export function passkeyFailure(error: unknown): MessageDescriptor | null {
  if (error instanceof DeviceDeclined) return msg`No passkey was created. You can try again at any time.`
  if (error instanceof KeyExists) return guardTexts['passkey.exists']
  if (error instanceof CallRefused && error.code === 'password.incorrect') return null
  if (error instanceof CallRefused && error.code === 'passkey.incorrect') {
    return msg`This took too long, or the passkey belongs to another site. Try again.`
  }
  // The browser throws this on a device without a screen lock, or with restrictions.
  if (error instanceof DOMException) return msg`This device can’t create a passkey. Check that it has a screen lock.`
  return guardFailure(error)
}
