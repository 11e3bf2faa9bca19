import { RecaptchaVerifier, signInWithPhoneNumber } from '@firebase/auth'
import type { ConfirmationResult } from '@firebase/auth'
import type { FirebaseProject } from '@ante/contract/identity/social.ts'

import { asCallError } from './firebase-errors.ts'
import { openFirebase, tokenOf } from './firebase-sdk.ts'

let verifier: RecaptchaVerifier | null = null
let sent: ConfirmationResult | null = null

/** Sends a code through Firebase to a number in international format. */
export async function sendByFirebase(project: FirebaseProject, mobile: string): Promise<void> {
  const auth = openFirebase(project)
  try {
    verifier ??= new RecaptchaVerifier(auth, hiddenContainer(), { size: 'invisible' })
    sent = await signInWithPhoneNumber(auth, mobile, verifier)
  } catch (error) {
    // A failed verifier cannot be reused.
    verifier?.clear()
    verifier = null
    throw asCallError(error)
  }
}

/** Verifies the code at Firebase; its token proves the number. */
export async function confirmAtFirebase(project: FirebaseProject, code: string): Promise<string> {
  const auth = openFirebase(project)
  try {
    if (!sent) throw Object.assign(new Error('no code was sent'), { code: 'auth/code-expired' })
    return await tokenOf(auth, await sent.confirm(code))
  } catch (error) {
    throw asCallError(error)
  }
}

/** Creates the container of the verifier. It is invisible; a challenge required by Google opens over the page. */
function hiddenContainer(): HTMLElement {
  const container = document.createElement('div')
  document.body.append(container)
  return container
}
