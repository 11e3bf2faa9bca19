import { logout } from '@ante/contract/identity/session.ts'

import { call } from '../lib/calls/call.ts'
import { CallRefused } from '../lib/calls/call-errors.ts'
import { leaveBy } from '../lib/session/end-session.ts'
import { sessionStore } from '../lib/session/session.ts'
import { tabStorage } from '../lib/browser/storage.ts'
import { forgetRemembered } from './remembered/remembered-login.ts'

/** Ends the session on both sides. Throws when the gateway was not reached: then he is still signed in, and everything is as it was. */
export const signOut = (): Promise<void> =>
  leaveBy(async () => {
    try {
      await call(logout, {})
    } catch (error) {
      // One that the gateway has forgotten already is over as well.
      if (!(error instanceof CallRefused && error.code === 'login.not.session')) throw error
    }
    leaveDevice()
  })

/**
 * Forgets the member on this device: session, remembered login, and all that this tab kept for him. Caches of members go
 * with every change of the session. Source: product specification 4, "Sign-out".
 */
export function leaveDevice(): void {
  forgetRemembered()
  tabStorage.clear()
  sessionStore.clear()
}
