import { logout } from '@ante/contract/identity/session.ts'

import { call } from '../lib/calls/call.ts'
import { CallRefused } from '../lib/calls/call-errors.ts'
import { signOutWith } from '../lib/session/end-session.ts'
import { sessionStore } from '../lib/session/session.ts'
import { tabStorage } from '../lib/browser/storage.ts'
import { forgetRemembered } from './remembered/remembered-login.ts'

/**
 * Ends the session on both sides. Throws when the gateway is unreachable: then the member is still signed in, and
 * nothing has changed.
 */
export const signOut = (): Promise<void> =>
  signOutWith(async () => {
    try {
      await call(logout, {})
    } catch (error) {
      // A session unknown to the gateway is ended as well.
      if (!(error instanceof CallRefused && error.code === 'login.not.session')) throw error
    }
    clearDeviceData()
  })

/**
 * Removes the member's data from this device: session, remembered login, and this tab's storage. Members' caches are
 * cleared by every change of the session. Source: product specification 4, "Sign-out".
 */
export function clearDeviceData(): void {
  forgetRemembered()
  tabStorage.clear()
  sessionStore.clear()
}
