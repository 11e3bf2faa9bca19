/** Credentials of browsers that read codes from messages. Source: the WebOTP interface. */
interface CodeCredential extends Credential {
  code: string
}

/** Returns the code of the next message, if the browser reads it; null when unsupported or not permitted. */
export async function readCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null
  try {
    const credentialRequest = { otp: { transport: ['sms'] }, signal }
    const credential = await navigator.credentials.get(credentialRequest)
    return credential && isCode(credential) ? credential.code : null
  } catch {
    // The user declined, or the page was left.
    return null
  }
}

const isCode = (credential: Credential): credential is CodeCredential => 'code' in credential
