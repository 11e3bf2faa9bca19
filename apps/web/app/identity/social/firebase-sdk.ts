import { initializeApp } from '@firebase/app'
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, signOut } from '@firebase/auth'
import type { Auth, UserCredential } from '@firebase/auth'
import type { FirebaseProject } from '@ante/contract/identity/social.ts'

import { admitGoogleScripts } from './google-scripts.ts'

let opened: Auth | null = null

/**
 * The merchant's Firebase project. It keeps nothing on the device: the session is the gateway's, and Firebase only says who
 * somebody is.
 */
export function openFirebase({ projectId, apiKey, authDomain, emulatorUrl }: FirebaseProject): Auth {
  if (opened) return opened
  if (!emulatorUrl) admitGoogleScripts()
  const auth = initializeAuth(initializeApp({ projectId, apiKey, authDomain }), { persistence: inMemoryPersistence })
  if (emulatorUrl) {
    connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })
    // There is no reCAPTCHA of an emulator.
    auth.settings.appVerificationDisabledForTesting = true
  }
  opened = auth
  return auth
}

/** What Firebase says of whoever has just shown himself; then it forgets him. */
export async function tokenOf(auth: Auth, { user }: UserCredential): Promise<string> {
  const token = await user.getIdToken()
  await signOut(auth)
  return token
}
