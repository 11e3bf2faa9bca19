import { initializeApp } from '@firebase/app'
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signOut } from '@firebase/auth'
import type { Auth, UserCredential } from '@firebase/auth'
import type { FirebaseProject } from '@ante/contract/identity/social.ts'

import { allowGoogleScripts } from './google-scripts.ts'

let opened: Auth | null = null

/**
 * Returns the authentication of the merchant's Firebase project. It stores nothing on the device, because Firebase only
 * proves an identity, for which the gateway opens the session.
 */
export function openFirebase({ projectId, apiKey, authDomain, emulatorUrl }: FirebaseProject): Auth {
  if (opened) return opened
  if (!emulatorUrl) allowGoogleScripts()
  const auth = initializeAuth(initializeApp({ projectId, apiKey, authDomain }), { persistence: inMemoryPersistence })
  if (emulatorUrl) {
    connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })
    // The emulator has no reCAPTCHA.
    auth.settings.appVerificationDisabledForTesting = true
  }
  opened = auth
  return auth
}

/** Returns the token of the confirmed identity, then signs out of Firebase. */
export async function tokenOf(auth: Auth, { user }: UserCredential): Promise<string> {
  const token = await user.getIdToken()
  await signOut(auth)
  return token
}
