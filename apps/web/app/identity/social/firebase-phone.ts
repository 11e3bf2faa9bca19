import { RecaptchaVerifier, signInWithPhoneNumber } from '@firebase/auth'
import type { ConfirmationResult } from '@firebase/auth'
import type { FirebaseProject } from '@ante/contract/identity/social.ts'

import { asCallError } from './firebase-errors.ts'
import { openFirebase, tokenOf } from './firebase-sdk.ts'

let verifier: RecaptchaVerifier | null = null
let sent: ConfirmationResult | null = null

/** Has Firebase send a code to a number, written with its plus and country. */
export async function sendByFirebase(project: FirebaseProject, mobile: string): Promise<void> {
  const auth = openFirebase(project)
  try {
    verifier ??= new RecaptchaVerifier(auth, hiddenPlace(), { size: 'invisible' })
    sent = await signInWithPhoneNumber(auth, mobile, verifier)
  } catch (error) {
    // One that has failed answers nothing any more.
    verifier?.clear()
    verifier = null
    throw asCallError(error)
  }
}

/** Shows Firebase the code; its token says whose number it is. */
export async function confirmAtFirebase(project: FirebaseProject, code: string): Promise<string> {
  const auth = openFirebase(project)
  try {
    if (!sent) throw Object.assign(new Error('no code was sent'), { code: 'auth/code-expired' })
    return await tokenOf(auth, await sent.confirm(code))
  } catch (error) {
    throw asCallError(error)
  }
}

/** It asks nobody anything unless Google has a doubt; then it opens over the page. */
function hiddenPlace(): HTMLElement {
  const place = document.createElement('div')
  document.body.append(place)
  return place
}
