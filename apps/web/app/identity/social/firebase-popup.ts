import { browserPopupRedirectResolver, FacebookAuthProvider, GoogleAuthProvider, signInWithPopup } from '@firebase/auth'
import type { FirebaseProject, SocialProof, SocialProvider } from '@ante/contract/identity/social.ts'

import { CallFailed } from '../../lib/calls/call-errors.ts'
import { isBlocked, isCancelled } from './firebase-errors.ts'
import { openFirebase, tokenOf } from './firebase-sdk.ts'
import { PopupBlocked } from './popup-blocked.ts'

const providers = { google: () => new GoogleAuthProvider(), facebook: () => new FacebookAuthProvider() }

/** Signs in at the provider in a Firebase window; null when it was closed. */
export async function popupProof(project: FirebaseProject, provider: SocialProvider): Promise<SocialProof | null> {
  const auth = openFirebase(project)
  try {
    const credential = await signInWithPopup(auth, providers[provider](), browserPopupRedirectResolver)
    return { kind: 'firebase', idToken: await tokenOf(auth, credential) }
  } catch (error) {
    if (isCancelled(error)) return null
    if (isBlocked(error)) throw new PopupBlocked()
    throw new CallFailed('offline')
  }
}
