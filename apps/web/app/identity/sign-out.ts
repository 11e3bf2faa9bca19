import { logout } from '@ante/contract/identity/session.ts'

import { call } from '../lib/call.ts'
import { CallRefused } from '../lib/call-errors.ts'
import { sessionStore } from '../lib/session.ts'
import { deviceStorage, tabStorage } from '../lib/storage.ts'

/** Source: product specification 3, storage keys. */
export const TRIAL_NAME_KEY = 'trialName'
const AUTO_LOGIN_KEY = 'autoLogin'

/**
 * Ends the session on both sides and forgets its member. Throws `CallFailed` when the gateway was not reached: then he is
 * still signed in, and everything is as it was. Caches of members go with every change of the session.
 */
export async function signOut(): Promise<void> {
  try {
    await call(logout, {})
  } catch (error) {
    // A session that the gateway has forgotten already is over as well.
    if (!(error instanceof CallRefused)) throw error
  }
  deviceStorage.set(AUTO_LOGIN_KEY, '0')
  tabStorage.clear()
  sessionStore.clear()
}
