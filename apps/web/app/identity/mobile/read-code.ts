/** What browsers that read codes out of messages add to credentials. Source: the WebOTP interface. */
interface CodeCredential extends Credential {
  code: string
}

/** The code of the message that comes next, where the browser reads it; null where it does not, or nobody allows it. */
export async function readCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null
  try {
    const asked = { otp: { transport: ['sms'] }, signal }
    const credential = await navigator.credentials.get(asked)
    return credential && isCode(credential) ? credential.code : null
  } catch {
    // He declined, or left.
    return null
  }
}

const isCode = (credential: Credential): credential is CodeCredential => 'code' in credential
